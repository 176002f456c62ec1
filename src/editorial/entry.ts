import path from 'node:path';
import type { DataStore } from 'astro/loaders';
import { todayInParis } from '#build-time.ts';
import { typesetStrings } from '#i18n/facts.ts';
import { href } from '#routes.ts';
import { escapeHtml } from '#text.ts';
import type { Text } from './checks/text.ts';
import { COLLECTIONS } from './collections.ts';
import { acronyms, linkedTerms } from './data/glossary.ts';
import { linkTerms } from './markdown/glossary-links.ts';
import { completeFields } from './complete-fields.ts';
import { describeProblem, type FileProblem } from './problem.ts';

type Entry = Parameters<DataStore['set']>[0];

/** Good text as Astro's collections hold it: its fields, typeset, and its body as HTML. */
export function textEntry({ id, file, locale, article, content }: Text, data: Entry['data']): Entry {
  const { html = '', headings = [] } = content ?? {};
  return {
    id,
    filePath: file,
    data: typesetStrings(data, locale),
    rendered: {
      html: linkTerms(html, article ? linkedTerms(locale) : acronyms(), href('glossary', locale)),
      metadata: { headings: headings.map(({ id: slug, ...heading }) => ({ slug, ...heading })) },
    },
  };
}

/** Text with errors, in development: what is wrong, as `npm run check:content` says it, in place of its body. */
export function invalidEntry(text: Text, errors: readonly FileProblem[]): Entry {
  const { collection, id, file, data, values } = text;
  const typed = { title: path.basename(file), ...(data ?? (values instanceof Object ? values : {})) };
  const fields = completeFields(COLLECTIONS[collection].schema, typed, todayInParis());
  const items = errors.map((error) => `<li>${escapeHtml(describeProblem(error))}</li>`);
  return {
    id,
    filePath: file,
    // nothing stands above what is to be corrected but the title, or the name of the file
    data: { ...fields, answer: '', cover: undefined, seoTitle: typed.title },
    body: '',
    rendered: {
      html: `<h2>À corriger</h2><ul>${items.join('\n')}</ul><p>La page revient dès que le fichier est enregistré sans erreur. La marche à suivre est dans <code>content/README.md</code>.</p>`,
    },
  };
}
