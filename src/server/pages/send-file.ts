import { createReadStream, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { LRUCache } from 'lru-cache';
import { contentType } from '#http/content-types.ts';
import { cacheControl, type Headers } from '#http/headers.ts';
import { chooseEncoding, matchesTag, readRange } from './negotiation.ts';
import type { BuiltSite } from './built-site.ts';
import { SUFFIX, type Encoding, type SiteFile } from '#http/site-files.ts';

/** The largest file that is kept in memory, in bytes: every page, script and typeface is smaller. */
const LARGEST_KEPT = 262_144;

/** The files asked for last, by path: answers that wait for clients which read nothing share one copy. */
const kept = new LRUCache<string, Buffer>({ maxSize: 67_108_864, sizeCalculation: ({ length }) => length });

/**
 * Prepares the sending of a site's files, whose list and sizes are known: a new build needs a restart. Each is sent in the
 * encoding, the part and only if the client wants it, with the `common` headers besides its own.
 */
export function createSender({ folder, headersOf }: BuiltSite, common: Headers) {
  const ready = new Map<string, Map<string, string>>();
  /** Puts the headers of a file in an encoding together, once. */
  function headersFor(file: SiteFile, encoding: Encoding, tag: string): Map<string, string> {
    const name = `${file.file} ${file.address} ${encoding}`;
    const known = ready.get(name);
    if (known !== undefined) return known;
    const own = { ...headersOf(file.address), ...fileHeaders(file), ETag: tag, 'Accept-Ranges': 'bytes' };
    const headers = new Map(Object.entries({ ...common, ...own }));
    ready.set(name, headers);
    return headers;
  }

  return function sendFile(
    { method, headers: asked }: IncomingMessage,
    response: ServerResponse,
    file: SiteFile,
  ): void {
    const encoding = encodingFor(asked['accept-encoding'], file);
    const { tag, size } = variantOf(file, encoding);
    response.setHeaders(headersFor(file, encoding, tag));
    if (matchesTag(asked['if-none-match'], tag)) return void response.writeHead(304).end();

    const range = method === 'HEAD' ? undefined : readRange(currentRange(asked, tag), size);
    if (range === 'unsatisfiable') {
      // Nobody keeps a refusal, though the file itself may be kept for ever.
      const refusal = {
        'Cache-Control': 'no-store',
        'Content-Range': `bytes */${size}`,
        'Content-Length': 0,
      };
      return void response.writeHead(416, refusal).end();
    }
    const { first, last } = range ?? { first: 0, last: size - 1 };
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    if (range !== undefined) response.setHeader('Content-Range', `bytes ${first}-${last}/${size}`);
    response.writeHead(range === undefined ? 200 : 206, { 'Content-Length': last - first + 1 });
    if (method === 'HEAD' || size === 0) return void response.end();
    const source = path.join(folder, file.file + SUFFIX[encoding]);
    if (size > LARGEST_KEPT)
      return void pipeline(createReadStream(source, { start: first, end: last }), response, () => undefined);
    const known = kept.get(source);
    const bytes = known ?? readFileSync(source);
    // A file that changed since the start would not fit its headers.
    if (bytes.length !== size) return void response.destroy();
    if (known === undefined) kept.set(source, bytes);
    response.end(bytes.subarray(first, last + 1));
  };
}

/** The headers of a file whatever its encoding. */
export function fileHeaders({ file, address }: SiteFile): Record<string, string> {
  return {
    'Content-Type': contentType(file),
    'Cache-Control': cacheControl(address),
    Vary: 'Accept-Encoding',
  };
}

/** The encoding in which to send a file. */
export function encodingFor(accepted: string | undefined, { variants }: SiteFile): Encoding {
  return chooseEncoding(accepted, (encoding) => variants[encoding] !== undefined);
}

function variantOf({ file, variants }: SiteFile, encoding: Encoding) {
  const variant = variants[encoding];
  if (variant === undefined) throw new Error(`${file} has no ${encoding} variant.`);
  return variant;
}

/** A range of another version of the file than the one in hand would mix the two. */
function currentRange(headers: Readonly<Record<string, string | string[] | undefined>>, tag: string) {
  const { range, 'if-range': condition } = headers;
  return typeof range === 'string' && (condition === undefined || condition === tag) ? range : undefined;
}
