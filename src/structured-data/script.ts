import type { Graph, Thing } from 'schema-dts';

/** Something that a page marks up, with its name in the graph. */
export type Node = Exclude<Thing, string>;

/** The one graph of a page as the text of its script: no `<`, which could end the script, is left in it. */
export function toScript(nodes: readonly Node[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
