import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto';

/** A text that only we can have written, under a key of the store: `<text>.<HMAC>`. `purpose` keeps one use from another. */
export function sign(text: string, purpose: string, key: KeyObject): string {
  return `${text}.${createHmac('sha256', key).update(`${purpose} ${text}`).digest('base64url')}`;
}

/** The text that was signed; `undefined` when we did not sign it for this purpose. */
export function readSigned(signed: string, purpose: string, key: KeyObject): string | undefined {
  const text = signed.slice(0, Math.max(0, signed.lastIndexOf('.')));
  return isSame(signed, sign(text, purpose, key)) ? text : undefined;
}

/** Compares a secret with what was given for it, in a time that does not tell how much of it is right. */
export function isSame(given: unknown, expected: string): boolean {
  if (typeof given !== 'string') return false;
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
