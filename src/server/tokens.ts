import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto';

/** Signs a text: `<text>.<HMAC>`. A signature is valid for its `purpose` only. */
export function sign(text: string, purpose: string, key: KeyObject): string {
  return `${text}.${createHmac('sha256', key).update(`${purpose} ${text}`).digest('base64url')}`;
}

/** Returns the text of a signed one, or `undefined` when the signature is not ours for this purpose. */
export function readSigned(signed: string, purpose: string, key: KeyObject): string | undefined {
  const text = signed.slice(0, Math.max(0, signed.lastIndexOf('.')));
  return isSame(signed, sign(text, purpose, key)) ? text : undefined;
}

export function isSame(value: unknown, expected: string): boolean {
  if (typeof value !== 'string') return false;
  const [bytes, expectedBytes] = [Buffer.from(value), Buffer.from(expected)];
  return bytes.length === expectedBytes.length && timingSafeEqual(bytes, expectedBytes);
}
