import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '../../locales.ts';
import { localeOf } from '../../routes.ts';
import { answer, type Exchange } from '../answer.ts';
import { ENCODINGS, type Encoding } from '../../http/site-files.ts';
import type { Site } from './built-site.ts';
import { SUFFIX, type SiteFile } from '../../http/site-files.ts';
import { encodingFor, fileHeaders } from './send-file.ts';

/** A not-found page, kept in memory: it must answer even when the disk does not. */
interface Page {
  readonly file: SiteFile;
  readonly bodies: ReadonlyMap<Encoding, Buffer>;
}

/** Answers 404 with the page of a path's language. */
export type SendNotFound = (exchange: Exchange, path: string) => void;

/** Reads the not-found page of every language, or throws if the build lacks one. */
export function createNotFound(site: Site): SendNotFound {
  const pages = new Map(LOCALES.map((locale) => [locale, readPage(site, locale)]));

  return function sendNotFound(exchange, asked) {
    const page = pages.get(localeOf(asked));
    if (page === undefined) throw new Error(`No not-found page for ${asked}.`);
    const encoding = encodingFor(exchange.request.headers['accept-encoding'], page.file);
    const headers = {
      ...site.headersOf(page.file.address),
      ...fileHeaders(page.file),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    };
    answer(exchange, 404, headers, page.bodies.get(encoding));
  };
}

function readPage(site: Site, locale: Locale): Page {
  const file = site.fileAt(locale === 'fr' ? '/404' : `/${locale}/404`);
  const present = ENCODINGS.filter((encoding) => file.variants[encoding] !== undefined);
  const read = (encoding: Encoding) => readFileSync(path.join(site.folder, file.file + SUFFIX[encoding]));
  return { file, bodies: new Map(present.map((encoding) => [encoding, read(encoding)])) };
}
