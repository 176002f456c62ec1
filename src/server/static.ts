import type { ReadStream } from 'node:fs';
import sirv from 'sirv';
import { answer, type Exchange } from './answer.ts';
import { contentType } from './content-types.ts';
import { cacheControl } from './headers.ts';
import { chooseEncoding, matchesTag, readRange, type Encoding } from './negotiate.ts';
import type { Site } from './site.ts';
import type { SiteFile } from './site-files.ts';

/** Sends one file of the site: its bytes are sirv's work, what the client and the file agree on is decided here. */
export type SendFile = (exchange: Exchange, file: SiteFile) => void;

/** Prepares the sending of a site's files; sirv keeps their list and sizes, so a new build needs a restart. */
export function createSender({ folder, headersOf }: Site): SendFile {
  const send = sirv(folder, { brotli: true, gzip: true, extensions: [], etag: false });

  return function sendFile({ request, response }, file) {
    const encoding = encodingFor(request.headers['accept-encoding'], file);
    const { tag, size } = variantOf(file, encoding);
    response.setHeaders(
      new Map(
        Object.entries({
          ...headersOf(file.address),
          ...fileHeaders(file),
          ETag: tag,
          'Accept-Ranges': 'bytes',
        }),
      ),
    );
    if (matchesTag(request.headers['if-none-match'], tag)) return void response.writeHead(304).end();

    const range = request.method === 'HEAD' ? undefined : readRange(currentRange(request.headers, tag), size);
    if (range === 'unsatisfiable') {
      return answer({ request, response }, 416, { 'Content-Range': `bytes */${size}` });
    }
    // sirv reads these three loosely (`br;q=0` is a yes, `bytes=-5` the whole file), so it gets our reading.
    request.url = encodeURI(file.file);
    request.headers['accept-encoding'] = encoding;
    // sirv takes a last byte 0 for absent; the whole file is a right answer too.
    if (range === undefined || range.last === 0) delete request.headers.range;
    else request.headers.range = `bytes=${range.first}-${range.last}`;
    // sirv pipes without watching: a file gone from the disk would end the process, a visitor gone leak the file.
    response.once('pipe', (stream: ReadStream) => {
      stream.once('error', () => response.destroy());
      response.once('close', () => stream.destroy());
    });
    send(request, response, () => void response.destroy());
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
