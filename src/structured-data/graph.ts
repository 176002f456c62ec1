import type { BreadcrumbList, Graph, Organization, Thing, WebPage, WebSite } from 'schema-dts';
import { LOCALES, type Locale } from '../locales.ts';
import { absolute } from '../routes.ts';
import { SITE } from '../site.ts';

/** Something that a page marks up, with its name in the graph. */
export type Node = Exclude<Thing, string>;

/** The one graph of a page as the text of its script: no `<`, which could end the script, is left in it. */
export function toScript(nodes: readonly Node[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/** A page above another, or the page itself, as the breadcrumb names it. */
export interface Step {
  readonly label: string;
  readonly href: string;
}

/** What every page says of itself. */
export interface PageFacts {
  readonly path: string;
  readonly locale: Locale;
  /** The text of its h1. */
  readonly heading: string;
  readonly description: string;
  /** From home down to the page itself; empty at home. */
  readonly trail: readonly Step[];
  /** ISO day of its last change, where its content has one. */
  readonly modified?: string | undefined;
}

/** The page, and where it stands. */
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
    ...(page.modified !== undefined && { dateModified: page.modified }),
  };
  if (page.trail.length < 2) return [node];
  const id = `${url}#breadcrumb`;
  return [
    { ...node, breadcrumb: { '@id': id } },
    {
      '@type': 'BreadcrumbList',
      '@id': id,
      itemListElement: page.trail.map(({ label, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: absolute(href, site),
      })),
    },
  ];
}

/** The one name of the site in every graph. */
export function websiteId(site: URL): string {
  return `${absolute('/', site)}#website`;
}

/** The one name of the company in every graph. */
export function organizationId(site: URL): string {
  return `${absolute('/', site)}#organization`;
}

/** Home says who publishes the site and what the site is called; other pages refer to it. */
export function homeNodes(site: URL): [Exclude<Organization, string>, WebSite] {
  const url = absolute('/', site);
  return [
    {
      '@type': 'Organization',
      '@id': organizationId(site),
      name: SITE.provider,
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
