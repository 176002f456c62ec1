import { randomBytes, type KeyObject } from 'node:crypto';
import type { AppContext } from '../context.ts';
import { StoreUnavailableError } from '../database/database.ts';
import { readSigned, sign } from '../tokens.ts';

/** Answers with the signed time at which a form was opened (time trap), or 503, without which a form is taken too. */
export async function giveSignedTime(c: AppContext): Promise<Response> {
  // Data for our scripts, not a page that a link leads to.
  if (c.req.header('sec-fetch-dest') === 'document') return c.notFound();
  try {
    return c.json({ stamp: signTime(Date.now(), await c.get('services').store.secret('stamp')) });
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    return c.body(null, 503, { 'Retry-After': '30' });
  }
}

/** Signs a time, so that no two are the same: `<milliseconds in base 36>-<random>.<HMAC>`. */
export function signTime(at: number, secret: KeyObject): string {
  return sign(`${at.toString(36)}-${randomBytes(9).toString('base64url')}`, 'stamp', secret);
}

/** Computes how long ago a time was signed, in milliseconds; `undefined` when it was not signed by us. */
export function ageOf(signed: string, now: number, secret: KeyObject): number | undefined {
  const time = readSigned(signed, 'stamp', secret);
  return time === undefined ? undefined : now - parseInt(time, 36);
}
