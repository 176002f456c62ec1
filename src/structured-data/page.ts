import type { BreadcrumbList, WebPage } from 'schema-dts';
import type { Locale } from '../locales.ts';
import { absolute } from '../routes.ts';

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
