import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '#locales.ts';
import { localeOf, localesOf } from '#routes.ts';
import { ENCODINGS, SUFFIX, type Encoding, type SiteFile } from '#http/site-files.ts';
import type { WholeResponse } from '../context.ts';
import type { BuiltSite } from './built-site.ts';
import { findNear } from './near.ts';
import { encodingFor, fileHeaders } from './send-file.ts';

/** A not-found page, kept in memory: it must answer even when the disk does not. */
interface Page {
  readonly file: SiteFile;
  readonly bodies: ReadonlyMap<Encoding, Buffer<ArrayBuffer>>;
  /** The page with these addresses among its suggestions. */
  readonly suggesting: (addresses: readonly string[]) => string;
}

/** Makes the 404 in the language of a path, in the best encoding that a request accepts. */
export type NotFound = (path: string, acceptEncoding: string | undefined) => WholeResponse;

/** Reads the not-found page of every language, or throws if the build lacks one. */
export function createNotFound(site: BuiltSite): NotFound {
  const pages = new Map(localesOf('home').map((locale) => [locale, readPage(site, locale)]));

  return function notFound(asked, acceptEncoding) {
    const page = pages.get(localeOf(asked)) ?? pages.get('fr');
    if (page === undefined) throw new Error(`No not-found page for ${asked}.`);
    const { file, bodies, suggesting } = page;
    const headers = { ...site.headersOf(file.address), ...fileHeaders(file) };
    const near = findNear(asked, site.pages);
    if (near.length > 0) return { status: 404, headers, body: suggesting(near) };
    const encoding = encodingFor(acceptEncoding, file);
    const encoded = encoding === 'identity' ? headers : { ...headers, 'Content-Encoding': encoding };
    return { status: 404, headers: encoded, body: bodies.get(encoding) ?? '' };
  };
}

/** Attributes of the place for pages of a similar address in `frame/Search.astro`; `client/search` fills it as well. */
const PLACE = 'data-near hidden';

function readPage(site: BuiltSite, locale: Locale): Page {
  const file = site.fileAt(`/${locale}/404`);
  const present = ENCODINGS.filter((encoding) => file.variants[encoding] !== undefined);
  const read = (encoding: Encoding) => readFileSync(path.join(site.folder, file.file + SUFFIX[encoding]));
  const html = read('identity').toString();
  const [before = '', after] = html.split(PLACE);
  if (after === undefined) throw new Error(`No place for similar addresses in ${file.file}.`);
  const endOfList = after.indexOf('</ul>');
  const suggesting = (addresses: readonly string[]) =>
    [before, 'data-near', after.slice(0, endOfList), ...addresses.map(itemOf), after.slice(endOfList)].join(
      '',
    );
  return { file, bodies: new Map(present.map((encoding) => [encoding, read(encoding)])), suggesting };
}

/** An address of the build holds no character that HTML reads as its own but `&`. */
function itemOf(address: string): string {
  const text = address.replaceAll('&', '&amp;');
  return `<li><a href="${text}" hreflang="${localeOf(address)}">${text}</a></li>`;
}
