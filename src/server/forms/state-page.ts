import { defaultTreeAdapter as tree } from 'parse5';
import { getAttribute, descendants, elementText } from './html-nodes.ts';
import { editPage, remove, setText } from './edit-html.ts';
import type { PrepareRender } from './render-page.ts';

export type StateTexts = Readonly<Record<string, string>>;

/** Renders a page in one of the states that the build wrote into it. The texts need no escaping. */
export const prepareState: PrepareRender<StateTexts> = (html, state) => {
  const page = editPage(html, (elements) => {
    const find = (name: string, value?: string) =>
      elements().find((element) => {
        const attribute = getAttribute(element, name);
        return attribute !== undefined && (value === undefined || attribute === value);
      });
    const shape = find('data-state', state);
    const place = find('data-states');
    if (shape === undefined || !('content' in shape) || place === undefined)
      throw new Error(`This page does not know the state "${state}".`);
    const shown = tree.getTemplateContent(shape as Parameters<typeof tree.getTemplateContent>[0]);
    for (const child of place.childNodes.slice()) remove(child);
    for (const child of shown.childNodes.slice()) tree.appendChild(place, child);
    for (const other of elements()) if (getAttribute(other, 'data-state') !== undefined) remove(other);
    const title = elements().find(({ tagName }) => tagName === 'title');
    const heading = descendants(place).find(({ tagName }) => tagName === 'h1');
    if (title && heading) setText(title, elementText(heading));
  });
  return (texts) =>
    Object.entries(texts).reduce((written, [place, text]) => written.replaceAll(place, text), page);
};
