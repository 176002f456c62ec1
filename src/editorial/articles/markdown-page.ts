import { formatDay, formatList } from '#i18n/format.ts';
import { resources } from '#i18n/messages/resources/index.ts';
import { useMessages } from '#i18n/translate.ts';
import { absolute, localeOf } from '#routes.ts';
import type { Article } from './articles.ts';

/** The page of an article as Markdown, for programs and readers without a browser, with its words and typography. */
export function writeMarkdownPage(article: Article, path: string, site: URL): string {
  const locale = localeOf(path);
  const t = useMessages(locale, resources);
  const questions = article.questions.flatMap(({ question, answer }) => [`### ${question}`, answer]);
  const sources = article.sources.map(
    ({ title, publisher, date, url }) => `- ${url ? `[${title}](${url})` : title}, ${publisher}, ${date}`,
  );
  const parts = [
    `# ${article.title}`,
    `> ${article.answer}`,
    [
      `${t('article.byline')} ${formatList(article.authors, locale)}`,
      `${t('article.published')} ${formatDay(article.date, locale)}`,
      `${t('article.updated')} ${formatDay(article.updated, locale)}`,
      `<${absolute(path, site)}>`,
    ].join(' · '),
    (article.entry.body ?? '').replaceAll('](/', `](${absolute('/', site)}`),
    ...(questions.length === 0 ? [] : [`## ${t('article.questions')}`, ...questions]),
    `## ${t('article.sources')}`,
    sources.join('\n'),
    ...(article.checked === undefined
      ? []
      : [t('article.checked', { day: formatDay(article.checked, locale) })]),
    ...(article.ai === undefined ? [] : [article.ai]),
  ];
  return `${parts.join('\n\n')}\n`;
}
