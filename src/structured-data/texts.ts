import type { Article, DefinedTermSet, FAQPage } from 'schema-dts';
import { absolute, cardOf, href, localeOf } from '../routes.ts';
import { organizationId } from './graph.ts';

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

/** The questions that stand answered on a page, word for word. */
export function questionsNode(
  path: string,
  items: readonly { readonly question: string; readonly answer: string }[],
  site: URL,
): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${absolute(path, site)}#faq`,
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** A term as the glossary shows it; `id` is its anchor on the page. */
interface Term {
  readonly id: string;
  readonly term: string;
  readonly definition: string;
}

/** The glossary, each term at its own anchor. */
export function glossaryNode(path: string, name: string, terms: readonly Term[], site: URL): DefinedTermSet {
  const url = absolute(path, site);
  const id = `${url}#terms`;
  return {
    '@type': 'DefinedTermSet',
    '@id': id,
    url,
    name,
    inLanguage: localeOf(path),
    hasDefinedTerm: terms.map((term) => ({
      '@type': 'DefinedTerm',
      '@id': `${url}#${term.id}`,
      name: term.term,
      description: term.definition,
    })),
  };
}
