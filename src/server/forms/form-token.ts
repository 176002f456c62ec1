import { randomBytes, type KeyObject } from 'node:crypto';
import type { AppContext } from '../context.ts';
import { StoreUnavailableError } from '../database/database.ts';
import type { Secrets } from '../database/secrets.ts';
import { readSigned, sign } from '../tokens.ts';
import { RETRY_AFTER_SECONDS } from './outcome.ts';

/** Purpose of the signature, and name of its key in the store. */
export const FORM_TOKEN = 'form-token';

/** Makes the handler that issues form tokens, or answers 503; a form without a token is accepted too. */
export function issueFormToken(secret: Secrets) {
  return async (c: AppContext): Promise<Response> => {
    // Data for our scripts, not a page that a link leads to.
    if (c.req.header('sec-fetch-dest') === 'document') return c.notFound();
    try {
      return c.json({ formToken: createFormToken(Date.now(), await secret(FORM_TOKEN)) });
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
      return c.body(null, 503, { 'Retry-After': String(RETRY_AFTER_SECONDS) });
    }
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
