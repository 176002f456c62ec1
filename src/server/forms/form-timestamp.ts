import { randomBytes } from 'node:crypto';
import type { AppContext } from '../context.ts';
import { StoreUnavailableError } from '../store/database.ts';
import { readSigned, sign } from '../tokens.ts';

/** The time trap: answers with a form timestamp for a form that was opened, or 503, without which a form is taken too. */
export async function giveTimestamp(c: AppContext): Promise<Response> {
  // Data for our scripts, not a page that a link leads to.
  if (c.req.header('sec-fetch-dest') === 'document') return c.notFound();
  try {
    return c.json({ stamp: signTimestamp(Date.now(), await c.get('services').store.secret('stamp')) });
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    return c.body(null, 503, { 'Retry-After': '30' });
  }
}

/** A time, signed, of which there is one only: `<milliseconds in base 36>-<random>.<HMAC>`. */
export function signTimestamp(at: number, secret: Buffer): string {
  return sign(`${at.toString(36)}-${randomBytes(9).toString('base64url')}`, 'stamp', secret);
}

/** Computes how long ago a time was signed, in milliseconds; `undefined` when it was not signed by us. */
export function ageOf(timestamp: string, now: number, secret: Buffer): number | undefined {
  const time = readSigned(timestamp, 'stamp', secret);
  return time === undefined ? undefined : now - parseInt(time, 36);
}
