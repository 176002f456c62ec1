import { isLocale, type Locale } from '#locales.ts';
import type { LinkState } from '#schemas/forms/link-states.ts';
import type { AppContext } from '../context.ts';
import { StoreUnavailableError } from '../database/database.ts';
import { answerPage } from '../forms/answer-page.ts';
import type { FormServices } from '../forms/form.ts';
import type { StateTexts } from '../forms/state-page.ts';

/** Services that links are answered with. */
export type LinkServices = Pick<FormServices, 'pages' | 'failures'>;

/** HTTP status of each state that is not a success. */
const STATUS: Readonly<Partial<Record<LinkState, 404 | 410 | 503>>> = {
  expired: 410,
  unknown: 404,
  unavailable: 503,
};

/**
 * Headers of a page whose address holds a token, which must not reach another site as the referrer. With `no-referrer`,
 * browsers would post the form of the page as `Origin: null`.
 */
export const TOKEN_PAGE_HEADERS = { 'Referrer-Policy': 'strict-origin' };

/** Answer to a link. */
interface LinkAnswer {
  /** Address of the page, which the build wrote in all its states. */
  readonly address: string;
  readonly state: LinkState;
  readonly texts: StateTexts;
  /** True for a script, which gets the name of the state. */
  readonly isScript: boolean;
}

/** Answers a link of a mail with its page in one of its states. */
export async function answerLink(
  c: AppContext,
  { pages }: LinkServices,
  { address, state, texts, isScript }: LinkAnswer,
): Promise<Response> {
  const status = STATUS[state] ?? 200;
  const headers = { ...TOKEN_PAGE_HEADERS, ...(state === 'unavailable' && { 'Retry-After': '30' }) };
  if (isScript) return c.json({ status: state }, status, headers);
  return answerPage(c, pages, { address, status, headers }, ({ renderState }) =>
    renderState(address, state, texts),
  );
}

/** Answers a link by `run`; when the store is unavailable, by `unavailable`. */
export async function answerFromStore(
  c: AppContext,
  { failures }: LinkServices,
  run: () => Promise<Response>,
  unavailable: () => Promise<Response>,
): Promise<Response> {
  try {
    const response = await run();
    failures.taken(c.req.path);
    return response;
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    failures.failed(c.req.path, error);
    return unavailable();
  }
}

/** Returns the language in the query of a link, French without one. */
export function linkLocale(c: AppContext): Locale {
  const locale = c.req.query('locale');
  return isLocale(locale) ? locale : 'fr';
}
