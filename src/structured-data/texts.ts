import type { Article, DefinedTermSet, FAQPage } from 'schema-dts';
import { absolute, cardOf, href, localeOf } from '../routes.ts';
import { organizationId } from './graph.ts';

/** The facts of an article that its page shows. Dates are ISO days. */
interface ArticleFacts {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly date: string;
  readonly updated: string;
  /** The authors as the byline names them: people, or a team in lower case. */
  readonly authors: readonly string[];
}

/** The Article node: author, dates, and the page's card as image. */
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
    author: article.authors.map((name) =>
      /^\p{Lowercase}/u.test(name)
        ? { '@type': 'Organization', name, url: absolute(href('provider', locale), site) }
        : { '@type': 'Person', name },
    ),
    publisher: { '@id': organizationId(site) },
  };
}

/** The FAQPage node: the questions and answers of a page, as shown. */
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

/** A term of the glossary; `id` is its anchor on the page, where its definition stands. */
interface Term {
  readonly id: string;
  readonly term: string;
}

/** The DefinedTermSet node of the glossary; the `@id` of a term is its anchor on the page. */
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
    })),
  };
}
