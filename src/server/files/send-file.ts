import { once } from 'node:events';
import { pipeline } from 'node:stream';
import { send } from '@fastify/send';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import Negotiator from 'negotiator';
import { ENCODING_SUFFIX, type Encoding, type SiteFile } from '#schemas/site-manifest.ts';
import type { AppEnv } from '../context.ts';

/** Type and caching come from the manifest, which lists what may be sent: `.well-known` is a dotfile. */
const OPTIONS = { contentType: false, cacheControl: false, index: false, dotfiles: 'allow' } as const;

/** Sends a file of the build, or the part that was asked for. Returns `undefined` when it is gone from the disk. */
export async function sendFile(
  { incoming, outgoing }: AppEnv['Bindings'],
  folder: string,
  file: SiteFile,
): Promise<Response | undefined> {
  if (incoming === undefined || outgoing === undefined) return undefined; // a function, whose host has the files
  const encoding = chooseEncoding(incoming.headers['accept-encoding'], file);
  const variant = file.file + (encoding === undefined ? '' : ENCODING_SUFFIX[encoding]);
  const result = await send(incoming, encodeURI(variant), { ...OPTIONS, root: folder });
  const { statusCode: status, headers, stream } = result;
  if (status === 404 || result.type === 'directory')
    return encoding && sendFile({ incoming, outgoing }, folder, { ...file, encodings: [] });
  if (result.type === 'error') {
    if (status === 500) throw result.metadata.error;
    const range = headers['Content-Range']; // 416: beyond the end; 412 has none
    return new Response('', { status, headers: range === undefined ? {} : { 'Content-Range': range } });
  }

  const hasBody = status !== 304 && incoming.method !== 'HEAD';
  if (hasBody) await once(stream, 'open'); // before the headers, so that a failure still has its own answer
  outgoing.setHeaders(new Map(Object.entries({ ...file.headers, ...headers })));
  if (encoding !== undefined) outgoing.setHeader('Content-Encoding', encoding);
  if (!hasBody) return new Response(null, { status });
  outgoing.statusCode = status;
  if (outgoing.destroyed) stream.destroy();
  else pipeline(stream, outgoing, () => undefined); // closes the file when the client leaves
  return RESPONSE_ALREADY_SENT;
}

/** Returns the smallest encoding that a client accepts of those of a file; `undefined` stands for the file as it is. */
function chooseEncoding(accepted: string | undefined, { encodings }: SiteFile): Encoding | undefined {
  const accepts = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings(encodings);
  return encodings.find((encoding) => accepts.includes(encoding));
}
