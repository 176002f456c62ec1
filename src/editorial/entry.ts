import path from 'node:path';
import type { DataStore } from 'astro/loaders';
import type { Locale } from '#locales.ts';
import { href } from '#routes.ts';
import type { ArticleData } from '#schemas/content/article.ts';
import type { Text } from './checks/text.ts';
import { todayInParis } from '#build-time.ts';
import { linkedTerms } from './data/glossary.ts';
import { stairFields } from './data/tender-fields.ts';
import { scoredSample } from './data/tenders.ts';
import { escapeAttribute } from './markdown/drawing.ts';
import { linkTerms } from './markdown/glossary-links.ts';
import { completeFields } from './partial.ts';
import { describeProblem, type FileProblem } from './problem.ts';

type Entry = Parameters<DataStore['set']>[0];

/** A good text as Astro's collections hold it: its fields, its body as HTML, and as Markdown to be read. */
export function entryOf({ id, file, locale, data, content }: Text): Entry {
  const { html = '', headings = [], markdown = '' } = content ?? {};
  const article = data !== undefined && 'theme' in data ? data : undefined;
  return {
    id,
    filePath: file,
    data: {
      ...data,
      ...(article && articleFields(article, locale)),
    },
    body: markdown,
    rendered: {
      html: article ? linkTerms(html, linkedTerms(locale), href('glossary', locale)) : html,
      metadata: { headings: headings.map(({ id: slug, ...heading }) => ({ slug, ...heading })) },
    },
  };
}

/** A text with errors, while somebody writes: what is wrong, as `npm run check:content` says it, in place of its body. */
export function mistakenEntry(text: Text, errors: readonly FileProblem[]): Entry {
  const { collection, id, file, data, values } = text;
  const typed = { title: path.basename(file), ...(data ?? Object(values)) };
  const fields = completeFields(collection, typed, todayInParis());
  const items = errors.map((error) => `<li>${escapeAttribute(describeProblem(error))}</li>`);
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

/** Adds what a page shows of an article besides its fields as they were written. */
function articleFields({ seoTitle, title, updated, date, score }: ArticleData, locale: Locale) {
  const sample = score === undefined ? undefined : scoredSample(score);
  return {
    seoTitle: seoTitle ?? title,
    updated: updated ?? date,
    example: sample && { title: sample.tender.title[locale], stair: stairFields(sample.score, locale) },
  };
}
