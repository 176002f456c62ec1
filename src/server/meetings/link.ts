import type { Locale } from '#locales.ts';
import { ENDPOINTS } from '#schemas/endpoints.ts';
import type { Store } from '../store/store.ts';
import { readSigned, sign } from '../tokens.ts';

/** Marks the link of a visitor whom no mail can tell of the lead. */
export const NO_MAIL = '&mail=none';

/** The part of the store that a link needs. */
type Secrets = Pick<Store, 'secret'>;

/** The path of the page where the sender of a lead chooses when to meet. Its token is made of the id, and signed. */
export async function meetingPath(id: string, locale: Locale, store: Secrets): Promise<string> {
  const token = sign(id, 'meeting', await store.secret('meetings'));
  return `${ENDPOINTS.meeting}?token=${token}${locale === 'fr' ? '' : `&locale=${locale}`}`;
}

/** The id of the lead that a token is of; `undefined` when we did not sign it. */
export async function idOf(token: string, store: Secrets): Promise<string | undefined> {
  if (!/^[\w-]{36}\.[\w-]{43}$/.test(token)) return undefined;
  return readSigned(token, 'meeting', await store.secret('meetings'));
}
