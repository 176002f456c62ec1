import { defaultTreeAdapter as tree, html, parse, serialize, type DefaultTreeAdapterTypes } from 'parse5';

export type HtmlElement = DefaultTreeAdapterTypes.Element;

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

/** Text directly within an element, such as a script or a style as browsers hash it. */
export function elementText(element: HtmlElement): string {
  return element.childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('');
}

export function getAttribute(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** Lists the elements below a node in order, those inside `template` included. */
export function descendants(parent: DefaultTreeAdapterTypes.ParentNode): HtmlElement[] {
  return parent.childNodes.filter(tree.isElementNode).flatMap((element) => {
    const content = isTemplate(element) ? descendants(element.content) : [];
    return [element, ...content, ...descendants(element)];
  });
}

function isTemplate(element: HtmlElement): element is DefaultTreeAdapterTypes.Template {
  return 'content' in element;
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
