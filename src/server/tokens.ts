import { createHash, randomBytes } from 'node:crypto';

/** A secret for one link: 256 random bits, safe in an address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token, and what it is looked up by. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
