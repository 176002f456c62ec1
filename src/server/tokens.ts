import { createHash, createHmac, randomBytes, timingSafeEqual, type KeyObject } from 'node:crypto';

/** A secret for one link: 256 random bits, safe in an address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Hashes a token: all that is kept of it, and by which it is looked up. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

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
