import type { Article } from 'schema-dts';
import { absolute, cardOf, href, localeOf } from '../routes.ts';
import { organizationId } from './company.ts';

/** What an article shows of itself: days are ISO days. */
interface ArticleFacts {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly date: string;
  readonly updated: string;
  /** The author as the byline names it. */
  readonly author: string;
}

/** An article, signed, dated, illustrated by its card. */
export function articleNode(article: ArticleFacts, site: URL): Article {
  const { path } = article;
  const url = absolute(path, site);
  const locale = localeOf(path);
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    mainEntityOfPage: { '@id': `${url}#page` },
    headline: article.title,
    description: article.description,
    image: absolute(cardOf(path), site),
    datePublished: article.date,
    dateModified: article.updated,
    inLanguage: locale,
    author: {
      '@type': 'Organization',
      name: article.author,
      url: absolute(href('provider', locale), site),
    },
    publisher: { '@id': organizationId(site) },
  };
}
