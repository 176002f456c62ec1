import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Locale } from '../../locales.ts';
import { ENDPOINTS } from '../../schemas/endpoints.ts';
import type { Store } from '../store/store.ts';

/** What a link needs of the store. */
type Secrets = Pick<Store, 'secret'>;

/** The path of the page where the sender of a request chooses when to meet. Its token is made of the id, and signed. */
export async function meetingPath(id: string, locale: Locale, store: Secrets): Promise<string> {
  return `${ENDPOINTS.meeting}?token=${await meetingToken(id, store)}${locale === 'fr' ? '' : `&locale=${locale}`}`;
}

/** The token of a request: `<id>.<HMAC>`. */
export async function meetingToken(id: string, store: Secrets): Promise<string> {
  const signature = createHmac('sha256', await store.secret('meetings'))
    .update(`meeting ${id}`)
    .digest('base64url');
  return `${id}.${signature}`;
}

/** The id of the request that a token is of; `undefined` when we did not sign it. */
export async function idOf(token: string | undefined, store: Secrets): Promise<string | undefined> {
  const [, id] = /^([\w-]{36})\.[\w-]{43}$/.exec(token ?? '') ?? [];
  if (id === undefined || token === undefined) return undefined;
  const expected = await meetingToken(id, store);
  return timingSafeEqual(Buffer.from(token), Buffer.from(expected)) ? id : undefined;
}
