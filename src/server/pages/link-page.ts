import { isLocale, type Locale } from '#locales.ts';
import type { LinkState } from '#schemas/forms/link-states.ts';
import type { AppContext } from '../context.ts';
import { StoreUnavailableError } from '../database/database.ts';
import type { Store } from '../store/store.ts';
import { answerPage } from './answer-page.ts';
import type { StateTexts } from './state-page.ts';

/** The status of each state that is not a success. */
const STATUS: Readonly<Partial<Record<LinkState, 404 | 410 | 503>>> = {
  expired: 410,
  unknown: 404,
  unavailable: 503,
};

/**
 * The address of a link holds its token, which must not reach another site as the referrer. Not `no-referrer`, with
 * which a browser posts a form as `Origin: null`.
 */
export const TOKEN_PAGE_HEADERS = { 'Referrer-Policy': 'strict-origin' };

/** The answer to a link. */
interface LinkAnswer {
  /** The page, of which the build wrote all states. */
  readonly address: string;
  readonly state: LinkState;
  /** Texts in the place of those that the build put for them. */
  readonly texts?: StateTexts;
  /** True for a script, which gets the name of the state. */
  readonly isScript?: boolean;
}

/** Answers a link of a mail with its page in one of its states. */
export async function answerLink(
  c: AppContext,
  { address, state, texts = {}, isScript = false }: LinkAnswer,
): Promise<Response> {
  const status = STATUS[state] ?? 200;
  const headers = { ...TOKEN_PAGE_HEADERS, ...(state === 'unavailable' && { 'Retry-After': '30' }) };
  if (isScript) return c.json({ status: state }, status, headers);
  return answerPage(c, { address, status, headers }, ({ renderState }) => renderState(address, state, texts));
}

/** Answers a link with what the store knows of it; when the store cannot be read, as `unavailable` does. */
export async function readLink(
  c: AppContext,
  run: (store: Store) => Promise<Response>,
  unavailable: () => Promise<Response>,
): Promise<Response> {
  const { store, failures } = c.get('services');
  try {
    const response = await run(store);
    failures.taken(c.req.path);
    return response;
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    failures.failed(c.req.path, error);
    return unavailable();
  }
}

/** The language that a link names, French if none. */
export function linkLocale(c: AppContext): Locale {
  const locale = c.req.query('locale');
  return isLocale(locale) ? locale : 'fr';
}
