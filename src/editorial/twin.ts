import { fillFacts } from '../i18n/facts.ts';
import { formatDay } from '../i18n/format.ts';
import { translator } from '../i18n/translate.ts';
import { typeset } from '../i18n/typography.ts';
import type { Locale } from '../locales.ts';
import { absolute, localeOf } from '../routes.ts';
import type { Article } from './articles.ts';
import { readBody } from './source.ts';

/** What Markdown means by signs, and what is not prose: each piece between them is a text of its own. */
const SIGNS = /(`[^`]*`|\]\([^)]*\)|https?:\/\/\S+|[*_[\]|#>]+)/;

/** A drawing with its description and its caption. */
const DRAWING = /^!\[([^\]]*)\]\(\S+\.svg(?: "([^"]*)")?\)$/gm;

/** The page of an article as Markdown, for those who read it without a browser: same words, same typography. */
export async function writeTwin(article: Article, path: string, site: URL): Promise<string> {
  const locale = localeOf(path);
  const t = translator(locale);
  const questions = article.questions.flatMap(({ question, answer }) => [`### ${question}`, answer]);
  const sources = article.sources.map(
    ({ title, publisher, date, url }) => `- [${title}](${url}), ${publisher}, ${date}`,
  );
  const parts = [
    `# ${article.title}`,
    `> ${article.answer}`,
    [
      `${t('article.byline')} ${t(`article.authors.${article.author}`)}`,
      `${t('article.published')} ${formatDay(article.date, locale)}`,
      `${t('article.updated')} ${formatDay(article.updated, locale)}`,
      `<${absolute(path, site)}>`,
    ].join(' · '),
    setMarkdown(await readBody(article.file), locale, site),
    `## ${t('article.questions')}`,
    ...questions,
    `## ${t('article.sources')}`,
    sources.join('\n'),
    t('article.checked', { day: formatDay(article.checked, locale) }),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The body with its facts, its typography, whole addresses, and words in place of drawings. */
function setMarkdown(body: string, locale: Locale, site: URL): string {
  return fillFacts(body, locale)
    .replace(DRAWING, (_, description: string, caption = '') => `> ${description}\n>\n> *${caption}*`)
    .split(SIGNS)
    .map((piece, index) => (index % 2 === 0 ? typeset(piece, locale) : piece))
    .join('')
    .replaceAll('](/', `](${absolute('/', site)}`)
    .trim();
}
