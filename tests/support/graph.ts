import type { BuiltPage } from './dist.ts';

/** A node of structured data, as a search engine reads it. */
export interface GraphNode {
  readonly '@type': string;
  readonly '@id': string;
  readonly [property: string]: unknown;
}

/** The structured data of a page: the nodes of its one graph. */
export function graphOf({ $ }: Pick<BuiltPage, '$'>): GraphNode[] {
  const graph: { '@context': string; '@graph': GraphNode[] } = JSON.parse(
    $('script[type="application/ld+json"]').text(),
  );
  if (graph['@context'] !== 'https://schema.org') throw new Error('The graph is not of schema.org.');
  return graph['@graph'];
}

/** The node of a type, where the page has one. */
export function nodeOf(page: Pick<BuiltPage, '$'>, type: string): GraphNode | undefined {
  return graphOf(page).find((node) => node['@type'] === type);
}
