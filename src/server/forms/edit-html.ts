import { defaultTreeAdapter as tree, html, parse, serialize, type DefaultTreeAdapterTypes } from 'parse5';
import { descendants, type HtmlElement } from './html-nodes.ts';

/** Changes a built page. Its islands become plain HTML, since hydration would undo changes. */
export function editPage(source: string, change: (elements: () => HtmlElement[]) => void): string {
  // Parses the contents of `noscript` as elements, which stay as they are.
  const document = parse(source, { scriptingEnabled: false });
  const elements = () => descendants(document);
  for (const island of elements().filter(({ tagName }) => tagName === 'astro-island')) unwrap(island);
  change(elements);
  return serialize(document, { scriptingEnabled: false });
}

export function setAttribute(element: HtmlElement, name: string, value: string | undefined): void {
  element.attrs = element.attrs.filter((attr) => attr.name !== name);
  if (value !== undefined) element.attrs.push({ name, value });
}

export function setText(element: HtmlElement, text: string): void {
  element.childNodes = [];
  tree.insertText(element, text);
}

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

export function replaceByText(element: HtmlElement, text: string): void {
  if (element.parentNode !== null) tree.insertTextBefore(element.parentNode, text, element);
  tree.detachNode(element);
}

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
