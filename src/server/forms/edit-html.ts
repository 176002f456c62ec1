import { defaultTreeAdapter as tree, html, parse, serialize, type DefaultTreeAdapterTypes } from 'parse5';
import { descendants, type HtmlElement } from './html-nodes.ts';

/**
 * Changes a built page. Its islands become plain HTML: what the server wrote in one, a hydration would undo. Texts and
 * values are set as nodes, so that nothing a visitor typed is ever read as HTML.
 */
export function editPage(source: string, change: (elements: () => HtmlElement[]) => void): string {
  // Without script, what `noscript` holds is elements, and stays as it is.
  const document = parse(source, { scriptingEnabled: false });
  const elements = () => descendants(document);
  for (const island of elements().filter(({ tagName }) => tagName === 'astro-island')) unwrap(island);
  change(elements);
  return serialize(document, { scriptingEnabled: false });
}

/** Gives an element an attribute, or takes it away with `undefined`. */
export function setAttribute(element: HtmlElement, name: string, value: string | undefined): void {
  element.attrs = element.attrs.filter((attr) => attr.name !== name);
  if (value !== undefined) element.attrs.push({ name, value });
}

/** Replaces what an element holds by a text. */
export function setText(element: HtmlElement, text: string): void {
  element.childNodes = [];
  tree.insertText(element, text);
}

/** Adds an element at the end of another. */
export function append(
  parent: HtmlElement,
  tagName: string,
  attributes: Readonly<Record<string, string>> = {},
): HtmlElement {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = tree.createElement(tagName, html.NS.HTML, attrs);
  tree.appendChild(parent, element);
  return element;
}

/** Puts a text in the place of an element. */
export function replaceByText(element: HtmlElement, text: string): void {
  if (element.parentNode !== null) tree.insertTextBefore(element.parentNode, text, element);
  tree.detachNode(element);
}

/** Takes a node out of the page. */
export function remove(node: DefaultTreeAdapterTypes.ChildNode): void {
  tree.detachNode(node);
}

function unwrap(island: HtmlElement): void {
  const parent = island.parentNode;
  if (parent === null) return;
  for (const child of island.childNodes.slice()) {
    tree.detachNode(child);
    tree.insertBefore(parent, child, island);
  }
  tree.detachNode(island);
}
