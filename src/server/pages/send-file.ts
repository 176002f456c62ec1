import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream';
import type { Exchange } from '../answer.ts';
import { contentType } from '../../http/content-types.ts';
import { cacheControl, type Headers } from '../../http/headers.ts';
import { createMemory, KEPT_FILE_BYTES } from './file-cache.ts';
import type { Encoding } from '../../http/site-files.ts';
import { chooseEncoding, matchesTag, readRange } from './negotiation.ts';
import type { Site } from './built-site.ts';
import { SUFFIX, type SiteFile } from '../../http/site-files.ts';

/** Sends one file of the site, in the encoding, the part and only if the client wants it. */
export type SendFile = (exchange: Exchange, file: SiteFile) => void;

/** A file in one encoding, ready to be sent: all its headers by name and value, in a list as Node writes it fastest. */
interface Ready {
  readonly tag: string;
  readonly size: number;
  readonly source: string;
  readonly headers: readonly string[];
  readonly encoded: readonly string[];
}

/**
 * Prepares the sending of a site's files, whose list and sizes are known: a new build needs a restart. What is sent has
 * the `common` headers besides its own; nothing may have been said in the response before.
 */
export function createSender({ folder, headersOf }: Site, common: Headers): SendFile {
  const memory = createMemory();
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

  return function sendFile({ request, response }, file) {
    const encoding = encodingFor(request.headers['accept-encoding'], file);
    const { tag, size, source, headers, encoded } = readyFor(file, encoding);
    if (matchesTag(request.headers['if-none-match'], tag))
      return void response.writeHead(304, [...headers]).end();

    const range = request.method === 'HEAD' ? undefined : readRange(currentRange(request.headers, tag), size);
    if (range === 'unsatisfiable') {
      const unsatisfiable = [...headers, 'Content-Range', `bytes */${size}`, 'Content-Length', '0'];
      return void response.writeHead(416, unsatisfiable).end();
    }
    const { first, last } = range ?? { first: 0, last: size - 1 };
    const length = ['Content-Length', String(last - first + 1)];
    const part = range === undefined ? [] : ['Content-Range', `bytes ${first}-${last}/${size}`];
    response.writeHead(range === undefined ? 200 : 206, [...encoded, ...part, ...length]);
    if (request.method === 'HEAD') return void response.end();

    const send = (bytes: Buffer) =>
      // A file that changed under us would not be what the headers say.
      bytes.length === size ? response.end(bytes.subarray(first, last + 1)) : response.destroy();
    const kept = memory.kept(source);
    if (kept !== undefined) send(kept);
    else if (size <= KEPT_FILE_BYTES) memory.read(source).then(send, () => response.destroy());
    else pipeline(createReadStream(source, { start: first, end: last }), response, () => undefined);
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
