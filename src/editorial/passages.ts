import type { ArticleData, LegalData, NewsletterIssueData } from '#schemas/content/article.ts';
import { listStrings } from '#i18n/typography.ts';
import { imagePassages } from './checks/images.ts';
import type { Passage } from './checks/text.ts';
import type { Body } from './markdown/body.ts';
import type { FrontMatter } from './yaml/front-matter.ts';

/** Counts the words between spaces; a sign that typography sets apart is none. */
export function countWords(text: string): number {
  return text.split(' ').filter((word) => word.length > 1 || /[\p{Letter}\p{Number}]/u.test(word)).length;
}

/** Fields that are keys, days or addresses, not words. */
const NOT_WORDS = /^(?:date|issued|updated|checked|authors|aliases|themes?|kind|target|related|url)$/;

/** Everything that a visitor reads of a text, with its place. */
export function passagesOf(
  { data, lineOf }: Pick<FrontMatter<ArticleData | LegalData | NewsletterIssueData>, 'data' | 'lineOf'>,
  body: Body,
  address: URL,
): Passage[] {
  const fields = listStrings(data)
    .filter(({ path: steps }) => !steps.some((step) => NOT_WORDS.test(String(step))))
    .map(({ path: steps, text }) => ({
      field: steps.join('.'),
      text,
      // looked for only when something is wrong there
      get line() {
        return lineOf(steps);
      },
    }));
  const urls = new Set(body.links.map(({ url }) => url));
  const texts = body.texts
    .filter(({ text }) => !urls.has(text) && !/^!\[.*\]\(.*\)$/.test(text)) // an image that did not take
    .map(({ line, text }) => ({ line, field: 'corps', text }));
  return [...fields, ...texts, ...imagePassages(body, address)];
}
