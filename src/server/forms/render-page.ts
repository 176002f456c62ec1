import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getAttribute } from './html-nodes.ts';
import type { SiteFile } from '#schemas/site-manifest.ts';
import type { BuiltSite } from '../files/built-site.ts';
import { editPage, setAttribute } from './edit-html.ts';

/** Renders the built page at an address with the contents of one answer; `part` names the form or state in it. */
export type RenderPage<Contents> = (address: string, part: string, contents: Contents) => Promise<string>;

/** Parses a page for one part of it, which is then rendered for each answer. */
export type PrepareRender<Contents> = (html: string, part: string) => Render<Contents>;

type Render<Contents> = (contents: Contents) => string;

/** Makes a renderer that reads and parses each page once for each of its parts. */
export function createRenderer<Contents>(
  site: BuiltSite,
  origin: string,
  prepare: PrepareRender<Contents>,
): RenderPage<Contents> {
  const prepared = new Map<string, Promise<Render<Contents>>>();

  function prepareOnce(address: string, part: string): Promise<Render<Contents>> {
    const key = `${address} ${part}`;
    const known = prepared.get(key);
    if (known !== undefined) return known;
    const render = readPage(site, origin, address).then((html) => prepare(html, part));
    prepared.set(key, render);
    render.catch(() => prepared.delete(key)); // the next request tries again
    return render;
  }

  return async (address, part, contents) => (await prepareOnce(address, part))(contents);
}

/** Returns the page of the build at an address, or throws. */
export function pageAt({ files }: BuiltSite, address: string): SiteFile {
  const page = files.get(address);
  if (page === undefined) throw new Error(`The build has no page at ${address}: add it to src/pages.`);
  return page;
}

async function readPage(site: BuiltSite, origin: string, address: string): Promise<string> {
  const html = await readFile(path.join(site.folder, pageAt(site, address).file), 'utf8');
  return origin === '' ? html : linkToSite(origin, html);
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
