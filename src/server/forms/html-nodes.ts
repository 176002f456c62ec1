import { defaultTreeAdapter, type DefaultTreeAdapterTypes } from 'parse5';

export type HtmlElement = DefaultTreeAdapterTypes.Element;

/** Text directly within an element, such as a script or a style as browsers hash it. */
export function elementText(element: HtmlElement): string {
  return element.childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : '')).join('');
}

export function getAttribute(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** Lists the elements below a node in order, those inside `template` included. */
export function descendants(parent: DefaultTreeAdapterTypes.ParentNode): HtmlElement[] {
  return parent.childNodes.filter(defaultTreeAdapter.isElementNode).flatMap((element) => {
    const content = isTemplate(element) ? descendants(element.content) : [];
    return [element, ...content, ...descendants(element)];
  });
}

function isTemplate(element: HtmlElement): element is DefaultTreeAdapterTypes.Template {
  return 'content' in element;
}
