import type {
  Article,
  BreadcrumbList,
  DefinedTermSet,
  FAQPage,
  Graph,
  Organization,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import { LOCALES, type Locale } from '#locales.ts';
import { absolute, cardPath, href, localeOf } from '#routes.ts';
import { OWNER, SITE } from '#site.ts';

export type GraphNode = Exclude<Thing, string>;

const OFFSET = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Paris', timeZoneName: 'longOffset' });

/** Beginning of an ISO day in Paris with its offset, e.g. `2026-11-21T00:00:00+01:00`. */
export function startOfDay(day: string): string {
  const zone = OFFSET.formatToParts(new Date(day)).find(({ type }) => type === 'timeZoneName');
  return `${day}T00:00:00${zone?.value.replace('GMT', '') ?? 'Z'}`;
}

/** Graph of a page as the text of its script element. `<` is escaped, so that no text can end the element. */
export function toScript(nodes: readonly GraphNode[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

export interface BreadcrumbItem {
  readonly label: string;
  readonly href: string;
}

export interface PageFacts {
  readonly path: string;
  readonly locale: Locale;
  readonly heading: string;
  readonly description: string;
  /** From home down to the page itself; empty at home. */
  readonly trail: readonly BreadcrumbItem[];
  /** ISO day of its last change, where its content has one. */
  readonly modified?: string | undefined;
}

/** WebPage node, and its breadcrumb where there is one. */
export function pageNodes(page: PageFacts, site: URL): [WebPage] | [WebPage, BreadcrumbList] {
  const url = absolute(page.path, site);
  const node: WebPage = {
    '@type': 'WebPage',
    '@id': `${url}#page`,
    url,
    name: page.heading,
    description: page.description,
    inLanguage: page.locale,
    isPartOf: { '@id': websiteId(site) },
    ...(page.modified !== undefined && { dateModified: startOfDay(page.modified) }),
  };
  if (page.trail.length < 2) return [node];
  const id = `${url}#breadcrumb`;
  return [
    { ...node, breadcrumb: { '@id': id } },
    {
      '@type': 'BreadcrumbList',
      '@id': id,
      itemListElement: page.trail.map(({ label, href: target }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: absolute(target, site),
      })),
    },
  ];
}

export function websiteId(site: URL): string {
  return `${absolute('/', site)}#website`;
}

export function organizationId(site: URL): string {
  return `${absolute('/', site)}#organization`;
}

/** Nodes of the home page: the company and the site. Other pages refer to them by `@id`. */
export function homeNodes(site: URL): [Exclude<Organization, string>, WebSite] {
  const url = absolute('/', site);
  return [
    {
      '@type': 'Organization',
      '@id': organizationId(site),
      name: SITE.product,
      ...(OWNER.legalName !== null && { legalName: OWNER.legalName }),
      url,
      logo: { '@type': 'ImageObject', url: absolute('/icon-512.png', site), width: '512', height: '512' },
    },
    {
      '@type': 'WebSite',
      '@id': websiteId(site),
      url,
      name: SITE.product,
      inLanguage: LOCALES,
      publisher: { '@id': organizationId(site) },
    },
  ];
}

/** Facts of an article that its page shows. Dates are ISO days. */
interface ArticleFacts {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly date: string;
  readonly updated: string;
  /** Authors as the byline names them: people, or a team in lower case. */
  readonly authors: readonly string[];
}

/** Article node: author, dates, and the page's card as image. */
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
    image: absolute(cardPath(path), site),
    datePublished: startOfDay(article.date),
    dateModified: startOfDay(article.updated),
    inLanguage: locale,
    author: article.authors.map((name) =>
      /^\p{Lowercase}/u.test(name)
        ? { '@type': 'Organization', name, url: absolute(href('provider', locale), site) }
        : { '@type': 'Person', name },
    ),
    publisher: { '@id': organizationId(site) },
  };
}

/** FAQPage node: the questions and answers of a page, as shown. */
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

/** DefinedTermSet node of the glossary; the `@id` of a term is its anchor on the page. */
export function glossaryNode(
  path: string,
  name: string,
  terms: readonly { readonly id: string; readonly term: string }[],
  site: URL,
): DefinedTermSet {
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
