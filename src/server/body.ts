import type { IncomingMessage } from 'node:http';
import { BODY_LIMIT } from '../http/refusals.ts';

/** Reads a whole body into memory; `too-large` as soon as it is, with the rest left unread. */
export function readBody(request: IncomingMessage): Promise<Buffer | 'too-large'> {
  if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT) return Promise.resolve('too-large');
  // By events: an iterator over the request takes longer than all that an endpoint does.
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const read = (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size <= BODY_LIMIT) return;
      request.off('data', read).pause();
      resolve('too-large');
    };
    request.on('data', read);
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', reject);
  });
}
