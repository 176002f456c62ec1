import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AppContext } from '../context.ts';
import { StoreUnavailableError } from '../store/unavailable.ts';

/** Filled faster than this, a form was filled by a program. */
const LEAST_MS = 2000;

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

/** A time, signed: `<milliseconds in base 36>.<HMAC>`. */
export function signTimestamp(at: number, secret: Buffer): string {
  const time = at.toString(36);
  return `${time}.${sign(time, secret)}`;
}

/** Whether a form was filled faster than a person can. One that is absent, forged or old proves nothing. */
export function isTooFast(timestamp: string | undefined, now: number, secret: Buffer): boolean {
  const [time = '', signature = ''] = timestamp?.split('.') ?? [];
  if (!isSame(signature, sign(time, secret))) return false;
  const age = now - parseInt(time, 36);
  return age >= 0 && age < LEAST_MS; // another server's clock may be ahead
}

function sign(time: string, secret: Buffer): string {
  return createHmac('sha256', secret).update(`stamp ${time}`).digest('base64url');
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
