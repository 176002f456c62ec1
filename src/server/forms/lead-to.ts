import { attribute } from '../../http/html-nodes.ts';
import { editPage, setAttribute } from '../pages/edit-html.ts';

/**
 * Makes the links of a page lead to `origin`: a page that the endpoints answer with, on their own host, is a way back
 * to the site and not into a copy of it.
 */
export function leadTo(origin: string, source: string): string {
  return editPage(source, ({ elements }) => {
    for (const element of elements()) {
      const target = attribute(element, 'href');
      if (element.tagName === 'a' && target?.startsWith('/')) setAttribute(element, 'href', origin + target);
      // What the page would fetch ahead is on the other host.
      if (element.tagName === 'html') setAttribute(element, 'data-prefetch', undefined);
    }
  });
}
