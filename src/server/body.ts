import type { IncomingMessage } from 'node:http';

/** The most that a form of the site can weigh, with every field full. */
export const BODY_LIMIT = 65_536;

/** Reads a whole body into memory; `too-large` as soon as it is, with the rest left unread. */
export async function readBody(request: IncomingMessage): Promise<Buffer | 'too-large'> {
  if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT) return 'too-large';
  const chunks: Buffer[] = [];
  let size = 0;
  // By default, leaving the loop destroys the request, which is still to be answered.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes: Buffer = chunk; // no encoding is set, so chunks are buffers
    size += bytes.length;
    if (size > BODY_LIMIT) return 'too-large';
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
