import type { Locale } from '../../locales.ts';
import { ROUTES } from '../../routes.ts';
import { TOKEN_PLACE, type LinkState } from '../../schemas/forms/link-states.ts';
import type { AppContext } from '../context.ts';
import { answerPage } from '../pages/answer-page.ts';
import { statePage } from '../pages/state-page.ts';

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
  readonly locale: Locale;
  readonly isScript: boolean;
  /** The token that the button of the page posts. */
  readonly token?: string | undefined;
}

/** Answers with the page behind the newsletter's links in one of its states, all written by the build; a script, with its name. */
export async function answerLink(
  c: AppContext,
  state: LinkState,
  { locale, isScript, token = '' }: LinkAnswer,
): Promise<Response> {
  const status = STATUS[state] ?? 200;
  const headers = { ...TOKEN_PAGE_HEADERS, ...(state === 'unavailable' && { 'Retry-After': '30' }) };
  if (isScript) return c.json({ status: state }, status, headers);
  const address = ROUTES.newsletterLink[locale];
  return answerPage(c, { address, part: state, status, headers }, statePage, { [TOKEN_PLACE]: token });
}
