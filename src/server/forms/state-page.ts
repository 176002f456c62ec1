import { defaultTreeAdapter as tree } from 'parse5';
import { descendants, editPage, elementText, getAttribute, setText } from './html.ts';

/** Renders a page in one of the states that the build wrote into it. */
export function renderState(html: string, state: string): string {
  return editPage(html, (elements) => {
    const shape = elements().find((element) => getAttribute(element, 'data-state') === state);
    const place = elements().find((element) => getAttribute(element, 'data-states') !== undefined);
    if (shape === undefined || !('content' in shape) || place === undefined)
      throw new Error(`This page does not know the state "${state}".`);
    const shown = tree.getTemplateContent(shape as Parameters<typeof tree.getTemplateContent>[0]);
    for (const child of place.childNodes.slice()) tree.detachNode(child);
    for (const child of shown.childNodes.slice()) tree.appendChild(place, child);
    for (const other of elements())
      if (getAttribute(other, 'data-state') !== undefined) tree.detachNode(other);
    const title = elements().find(({ tagName }) => tagName === 'title');
    const heading = descendants(place).find(({ tagName }) => tagName === 'h1');
    if (title && heading) setText(title, elementText(heading));
  });
}
