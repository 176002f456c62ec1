import { readFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '#http/exit.ts';
import type { Headers } from '#http/headers.ts';
import type { BuiltSite } from '../files/built-site.ts';
import { editPage, setAttribute } from './edit-html.ts';
import { prepareForm, type FormContents } from './form-page.ts';
import { getAttribute } from './html-nodes.ts';
import { createRenderer, type RenderPage } from './render-page.ts';
import { prepareState, type StateTexts } from './state-page.ts';

export interface SitePages {
  readonly pageHeaders: (address: string) => Headers;
  readonly renderForm: RenderPage<FormContents>;
  readonly renderState: RenderPage<StateTexts>;
}

/** Reads the pages at some addresses, so that they answer whatever becomes of their files. */
export function createSitePages(site: BuiltSite, addresses: Iterable<string>, origin: string): SitePages {
  const pages = new Map([...addresses].map((address) => [address, readPage(site, address, origin)]));
  function page(address: string) {
    const found = pages.get(address);
    if (found === undefined) throw new Error(`No form has a page at ${address}.`);
    return found;
  }
  const pageHtml = (address: string) => page(address).html;
  return {
    pageHeaders: (address) => page(address).headers,
    renderForm: createRenderer(pageHtml, prepareForm),
    renderState: createRenderer(pageHtml, prepareState),
  };
}

function readPage({ files, folder }: BuiltSite, address: string, origin: string) {
  const file = files.get(address);
  if (file === undefined) throw new StartError(`The build has no page at ${address}: run npm run build.`);
  const html = readFileSync(path.join(folder, file.file), 'utf8');
  return { html: origin === '' ? html : linkToSite(origin, html), headers: file.headers };
}

/** Makes the links of a page absolute, for endpoints on another host than the site at `origin`. */
function linkToSite(origin: string, source: string): string {
  return editPage(source, (elements) => {
    for (const element of elements()) {
      const target = getAttribute(element, 'href');
      if (element.tagName === 'a' && target?.startsWith('/')) setAttribute(element, 'href', origin + target);
      // Pages to prefetch are on the other host.
      if (element.tagName === 'html') setAttribute(element, 'data-prefetch', undefined);
    }
  });
}
