import { isLocale, type Locale } from '#locales.ts';
import { ROUTES } from '#routes.ts';
import { ENDPOINTS } from '#schemas/endpoints.ts';
import { TOKEN_PLACE, type LinkState } from '#schemas/forms/link-states.ts';
import type { AppContext } from '../context.ts';
import { StoreUnavailableError } from '../database/database.ts';
import { RETRY_AFTER_SECONDS } from '../errors.ts';
import type { FormServices } from '../forms/form.ts';
import { renderForm } from '../forms/form-page.ts';
import { readFields } from '../forms/read-fields.ts';
import { answerPage } from '../forms/site-pages.ts';
import { renderState } from '../forms/state-page.ts';
import { prefersJson } from '../negotiation.ts';
import type { Subscriptions } from './stored-subscriptions.ts';
import { isToken } from './subscriber-tokens.ts';

export const TOKEN = 'token';

const STATUS: Readonly<Partial<Record<LinkState, 404 | 410 | 503>>> = {
  expired: 410,
  unknown: 404,
  unavailable: 503,
};

/** Keeps tokens out of referrers. With `no-referrer`, browsers would post the page's form as `Origin: null`. */
const TOKEN_PAGE_HEADERS = { 'Referrer-Policy': 'strict-origin' };

export function newsletterLinks(
  { pages, failures }: Pick<FormServices, 'pages' | 'failures'>,
  subscriptions: Pick<Subscriptions, 'confirm' | 'unsubscribe' | 'findByToken'>,
) {
  function answer(c: AppContext, state: LinkState, token = ''): Response {
    const status = STATUS[state] ?? 200;
    const retry = state === 'unavailable' ? { 'Retry-After': String(RETRY_AFTER_SECONDS) } : {};
    const headers = { ...TOKEN_PAGE_HEADERS, ...retry };
    if (prefersJson(c.req)) return c.json({ status: state }, status, headers);
    const address = ROUTES.newsletterLink[linkLocale(c)];
    return answerPage(c, pages, { address, status, headers }, (html) =>
      renderState(html, state).replaceAll(TOKEN_PLACE, token),
    );
  }

  /** Shows the button of a link. Mail programs and virus scanners open links, so that nothing is changed here. */
  const showButton = (state: 'confirm' | 'unsubscribe') => async (c: AppContext) => {
    const token = await readToken(c);
    return answer(c, token === undefined ? 'unknown' : state, token);
  };

  const handle = (run: (c: AppContext, token: string) => Promise<Response>) => async (c: AppContext) => {
    const token = await readToken(c);
    if (token === undefined) return answer(c, 'unknown');
    try {
      const response = await run(c, token);
      failures.succeeded(c.req.path);
      return response;
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
      failures.failed(c.req.path, error);
      return answer(c, 'unavailable');
    }
  };

  async function showPreferences(c: AppContext, token: string): Promise<Response> {
    const subscription = await subscriptions.findByToken(token);
    if (subscription === undefined) return answer(c, 'unknown');
    const { email, themes, frequency } = subscription;
    const contents = { values: { email, themes, frequency }, hidden: { [TOKEN]: token } };
    const address = ROUTES.newsletterConfig.fr;
    return answerPage(c, pages, { address, status: 200, headers: TOKEN_PAGE_HEADERS }, (html) =>
      renderForm(html, ENDPOINTS.preferences, contents),
    );
  }

  return {
    showConfirm: showButton('confirm'),
    showUnsubscribe: showButton('unsubscribe'),
    confirm: handle(async (c, token) => answer(c, await subscriptions.confirm(token, Date.now()))),
    /** Ends a subscription: by the button of our page, or one click in a mail program (RFC 8058). */
    unsubscribe: handle(async (c, token) =>
      answer(c, (await subscriptions.unsubscribe(token, Date.now())) ? 'unsubscribed' : 'unknown'),
    ),
    showPreferences: handle(showPreferences),
  };
}

function linkLocale(c: AppContext): Locale {
  const locale = c.req.query('locale');
  return isLocale(locale) ? locale : 'fr';
}

/** Reads the token of a link, from its address or the form of its page; `undefined` when it is malformed. */
async function readToken(c: AppContext): Promise<string | undefined> {
  const token = c.req.query(TOKEN) ?? (await readTokenField(c));
  return isToken(token) ? token : undefined;
}

async function readTokenField(c: AppContext): Promise<unknown> {
  if (c.req.method !== 'POST') return undefined;
  const read = await readFields(c);
  return read.ok ? read.fields[TOKEN] : undefined;
}
