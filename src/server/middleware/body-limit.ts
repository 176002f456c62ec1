import { bodyLimit } from 'hono/body-limit';
import { BODY_LIMIT } from '#http/refusals.ts';
import type { AppContext } from '../context.ts';
import { refuse } from '../errors.ts';
import { isNativeForm } from '../negotiation.ts';

const limitSize = bodyLimit({ maxSize: BODY_LIMIT, onError: (c) => refuse(c, 413) });

/**
 * Refuses a post that is larger than BODY_LIMIT (413) or compressed (415), since it could expand a thousandfold. The page of
 * a form answers a native post that is too large, which is not read.
 */
export async function limitBody(c: AppContext, next: () => Promise<void>) {
  if (c.req.method !== 'POST') return next();
  const encoding = c.req.header('content-encoding') ?? 'identity';
  if (encoding.trim().toLowerCase() !== 'identity') return refuse(c, 415, { 'Accept-Encoding': 'identity' });
  // Node enforces a declared length. The middleware would read the body as a stream.
  const length = c.req.header('content-length');
  if (length === undefined || c.req.header('transfer-encoding') !== undefined) return limitSize(c, next);
  if (Number(length) <= BODY_LIMIT) return next();
  if (!isNativeForm(c.req)) return refuse(c, 413);
  c.set('refusal', { reason: 'too-large' });
  return next();
}
