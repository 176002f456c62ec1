import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { LRUCache } from 'lru-cache';
import { contentType } from '../../http/content-types.ts';
import { cacheControl, type Headers } from '../../http/headers.ts';
import { chooseEncoding, matchesTag, readRange } from './negotiation.ts';
import type { BuiltSite } from './built-site.ts';
import { SUFFIX, type Encoding, type SiteFile } from '../../http/site-files.ts';

/** Sends one file of the site, in the encoding, the part and only if the client wants it. */
export type SendFile = (request: IncomingMessage, response: ServerResponse, file: SiteFile) => void;

/** The largest file that is cached, in bytes: every page and script is smaller. */
const LARGEST_FILE = 262_144;

/** The most that is cached together, in bytes. A site of thousands of articles is larger: what was asked last stays. */
const CACHE_BYTES = 67_108_864;

/** A file in one encoding, ready to be sent: all its headers by name and value, in a list as Node writes it fastest. */
interface Ready {
  readonly tag: string;
  readonly size: number;
  readonly source: string;
  readonly headers: readonly string[];
  readonly encoded: readonly string[];
}

/**
 * Prepares the sending of a site's files, whose list and sizes are known: a new build needs a restart. What is
 * sent has the `common` headers besides its own; nothing may have been written to the response before.
 */
export function createSender({ folder, headersOf }: BuiltSite, common: Headers): SendFile {
  const cache = createFileCache();
  const ready = new Map<SiteFile, Partial<Record<Encoding, Ready>>>();

  function readyFor(file: SiteFile, encoding: Encoding): Ready {
    const known = ready.get(file) ?? {};
    ready.set(file, known);
    return (known[encoding] ??= prepare(file, encoding));
  }

  function prepare(file: SiteFile, encoding: Encoding): Ready {
    const variant = variantOf(file, encoding);
    const own = { ...common, ...headersOf(file.address), ...fileHeaders(file) };
    const headers = Object.entries({ ...own, ETag: variant.tag, 'Accept-Ranges': 'bytes' }).flat();
    const encoded = encoding === 'identity' ? headers : [...headers, 'Content-Encoding', encoding];
    return { ...variant, headers, encoded, source: path.join(folder, file.file + SUFFIX[encoding]) };
  }

  return function sendFile(request, response, file) {
    const encoding = encodingFor(request.headers['accept-encoding'], file);
    const { tag, size, source, headers, encoded } = readyFor(file, encoding);
    if (matchesTag(request.headers['if-none-match'], tag))
      return void response.writeHead(304, [...headers]).end();

    const range = request.method === 'HEAD' ? undefined : readRange(currentRange(request.headers, tag), size);
    if (range === 'unsatisfiable') {
      // Nobody keeps a refusal, though the file itself may be kept for ever.
      const fresh = headers.map((text, at) => (headers[at - 1] === 'Cache-Control' ? 'no-store' : text));
      return void response
        .writeHead(416, [...fresh, 'Content-Range', `bytes */${size}`, 'Content-Length', '0'])
        .end();
    }
    const { first, last } = range ?? { first: 0, last: size - 1 };
    const length = ['Content-Length', String(last - first + 1)];
    const part = range === undefined ? [] : ['Content-Range', `bytes ${first}-${last}/${size}`];
    response.writeHead(range === undefined ? 200 : 206, [...encoded, ...part, ...length]);
    if (request.method === 'HEAD') return void response.end();

    const send = (bytes: Buffer) =>
      // A file that changed since the start would not fit its headers.
      bytes.length === size ? response.end(bytes.subarray(first, last + 1)) : response.destroy();
    const cached = cache.get(source);
    if (cached !== undefined) send(cached);
    else if (size <= LARGEST_FILE) cache.forceFetch(source).then(send, () => response.destroy());
    else pipeline(createReadStream(source, { start: first, end: last }), response, () => undefined);
  };
}

/**
 * Files by their path, as they are on the disk: opening one for each visitor takes ten times longer than sending it.
 * Those who ask at once for a file that is not there yet share one reading of it.
 */
function createFileCache() {
  return new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ length }) => Math.max(1, length),
    fetchMethod: (file) => readFile(file),
  });
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
