import { fillFacts } from '../i18n/facts.ts';
import { typeset } from '../i18n/typography.ts';
import type { Locale } from '../locales.ts';
import { href } from '../routes.ts';
import type { ArticleData, LegalData } from '../schemas/article.ts';
import type { CollectionName } from './collections.ts';
import { linkTerms } from './markdown/glossary-links.ts';
import { glossaryCut } from './data/glossary.ts';
import { renderMarkdown } from './markdown/render.ts';
import { mapStrings } from './yaml/strings.ts';
import type { TextPage } from './text-page.ts';
import { twinBody, typesetMarkdown } from './markdown/typeset.ts';

/** A text that the checks let through. */
interface Source {
  readonly collection: CollectionName;
  readonly locale: Locale;
  /** Path of the file on this machine, where its drawings are looked for. */
  readonly address: URL;
  readonly data: ArticleData | LegalData;
  readonly body: string;
}

/** Makes a text ready for its page; an article explains its terms by links. Throws a sentence for the editor. */
export function makeTextPage({ collection, locale, address, data, body }: Source): TextPage {
  const markdown = typesetMarkdown(body, locale);
  const { html, headings } = renderMarkdown(markdown, locale, address);
  return {
    data: mapStrings(data, (text) => (isAddress(text) ? text : typeset(fillFacts(text, locale), locale))),
    markdown: twinBody(markdown, locale),
    headings,
    html: collection === 'legal' ? html : linkTerms(html, glossaryCut(locale), href('glossary', locale)),
  };
}

function isAddress(text: string): boolean {
  return text.startsWith('https://');
}
