import { bodyLimit } from 'hono/body-limit';
import { BODY_LIMIT } from '../http/refusals.ts';
import type { AppContext } from './context.ts';
import { refuse } from './errors.ts';

const limitStream = bodyLimit({ maxSize: BODY_LIMIT, onError: (c) => refuse(c, 413) });

/**
 * Refuses a post whose body is larger than BODY_LIMIT (413), as soon as that is known, or compressed (415): a thousand
 * times its size could come of it. An announced length is decided here, since Hono's own middleware first makes a
 * standard `Request`; what comes without one is counted by it.
 */
export async function limitBody(c: AppContext, next: () => Promise<void>) {
  if (c.req.method !== 'POST') return next();
  const encoding = c.req.header('content-encoding') ?? 'identity';
  if (encoding.trim().toLowerCase() !== 'identity') return refuse(c, 415, { 'Accept-Encoding': 'identity' });
  const announced = c.req.header('content-length');
  if (announced === undefined || c.req.header('transfer-encoding') !== undefined) return limitStream(c, next);
  return Number(announced) > BODY_LIMIT ? refuse(c, 413) : next();
}
