import { createHmac, timingSafeEqual } from 'node:crypto';

/** Filled faster than this, a form was filled by a program. */
const LEAST_MS = 2000;

/** A time, signed: `<milliseconds in base 36>.<HMAC>`. */
export function signStamp(at: number, secret: Buffer): string {
  const time = at.toString(36);
  return `${time}.${sign(time, secret)}`;
}

/** Whether a form was filled faster than a person can. A stamp that is absent, forged or old proves nothing. */
export function isTooFast(stamp: string | undefined, now: number, secret: Buffer): boolean {
  const [time = '', signature = ''] = stamp?.split('.') ?? [];
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
