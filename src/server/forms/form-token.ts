import { randomBytes, type KeyObject } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { DAY_MS } from '#time.ts';
import type { AppContext } from '../context.ts';
import type { Secrets } from '../database/secrets.ts';
import { readSigned, sign } from '../tokens.ts';

/** Purpose of the signature, and name of its key in the store. */
export const FORM_TOKEN = 'form-token';

export function issueFormToken(secret: Secrets) {
  return async (c: AppContext): Promise<Response> => {
    // Data for our scripts, not a page that a link leads to.
    if (c.req.header('sec-fetch-dest') === 'document') return c.notFound();
    return c.json({ formToken: createFormToken(Date.now(), await secret(FORM_TOKEN)) });
  };
}

/** Creates a unique form token for a time: `<milliseconds in base 36>-<random>.<HMAC>`. */
export function createFormToken(at: number, key: KeyObject): string {
  return sign(`${at.toString(36)}-${randomBytes(9).toString('base64url')}`, FORM_TOKEN, key);
}

/** Returns the age of a form token in milliseconds, or `undefined` when its signature is wrong. */
export function formTokenAge(token: string, now: number, key: KeyObject): number | undefined {
  const payload = readSigned(token, FORM_TOKEN, key);
  return payload === undefined ? undefined : now - parseInt(payload, 36);
}

export const TOKEN_LIFETIME_MS = DAY_MS;

/** Used form tokens, each with the digest of its submission; a restart loses them. */
export type UsedTokens = LRUCache<string, string>;

export function createUsedTokens(): UsedTokens {
  return new LRUCache({ max: 100_000, ttl: TOKEN_LIFETIME_MS });
}
