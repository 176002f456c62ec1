import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';

/** An element of a parsed page, with its place in the source. */
export type HtmlElement = DefaultTreeAdapterTypes.Element;

/** Parses a page and lists its elements in order, those inside `template` and `noscript` included. */
export function elementsOf(html: string): HtmlElement[] {
  // Without script, what `noscript` holds is elements; with it, text, which would hide a style from us.
  const document = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  return descendants(document);
}

/** The text of a script or style exactly as the browser hashes it. */
export function textOf(element: HtmlElement): string {
  return element.childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : '')).join('');
}

/** The value of an attribute, `undefined` when the element does not have it. */
export function attribute(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** The elements below a node, in order, those inside `template` included. */
export function descendants(parent: DefaultTreeAdapterTypes.ParentNode): HtmlElement[] {
  return parent.childNodes.filter(defaultTreeAdapter.isElementNode).flatMap((element) => {
    const content = isTemplate(element) ? descendants(element.content) : [];
    return [element, ...content, ...descendants(element)];
  });
}

function isTemplate(element: HtmlElement): element is DefaultTreeAdapterTypes.Template {
  return 'content' in element;
}
