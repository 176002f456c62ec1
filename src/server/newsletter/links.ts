import { ROUTES } from '#routes.ts';
import { ENDPOINTS } from '#schemas/endpoints.ts';
import { TOKEN_PLACE, type LinkState } from '#schemas/forms/link-states.ts';
import type { AppContext } from '../context.ts';
import { answerPage } from '../forms/answer-page.ts';
import { readFields } from '../forms/read-fields.ts';
import { prefersJson } from '../negotiation.ts';
import {
  answerFromStore,
  answerLink,
  linkLocale,
  TOKEN_PAGE_HEADERS,
  type LinkServices,
} from './link-page.ts';
import { isToken } from './subscriber-tokens.ts';
import type { Subscriptions } from './stored-subscriptions.ts';

/** Name of the token in addresses and forms. */
export const TOKEN = 'token';

/** Subscriptions as links use them. */
type LinkedSubscriptions = Pick<Subscriptions, 'confirm' | 'unsubscribe' | 'findByToken'>;

/** Makes the handlers of the links in mails. */
export function newsletterLinks(services: LinkServices, subscriptions: LinkedSubscriptions) {
  /** Answers with the page of a state, or its name to a script. */
  function answer(c: AppContext, state: LinkState, token = ''): Promise<Response> {
    const isScript = prefersJson(c.req.header('accept'), c.req.header('content-type'));
    const address = ROUTES.newsletterLink[linkLocale(c)];
    return answerLink(c, services, { address, state, texts: { [TOKEN_PLACE]: token }, isScript });
  }

  /** Shows the button of a link. Mail programs and virus scanners open links, so that nothing is changed here. */
  async function showButton(c: AppContext, state: 'confirm' | 'unsubscribe'): Promise<Response> {
    const token = await readToken(c);
    return answer(c, token === undefined ? 'unknown' : state, token);
  }

  async function answerWith(c: AppContext, run: (token: string) => Promise<Response>): Promise<Response> {
    const token = await readToken(c);
    if (token === undefined) return answer(c, 'unknown');
    return answerFromStore(
      c,
      services,
      () => run(token),
      () => answer(c, 'unavailable'),
    );
  }

  async function renderPreferences(c: AppContext, token: string): Promise<Response> {
    const subscription = await subscriptions.findByToken(token);
    if (subscription === undefined) return answer(c, 'unknown');
    const { email, themes, frequency } = subscription;
    const contents = { values: { email, themes, frequency }, hidden: { [TOKEN]: token } };
    const address = ROUTES.newsletterConfig.fr;
    const page = { address, status: 200 as const, headers: TOKEN_PAGE_HEADERS };
    return answerPage(c, services.pages, page, ({ renderForm }) =>
      renderForm(address, ENDPOINTS.preferences, contents),
    );
  }

  return {
    showConfirm: (c: AppContext) => showButton(c, 'confirm'),
    showUnsubscribe: (c: AppContext) => showButton(c, 'unsubscribe'),
    /** Confirms a subscription, once. */
    confirm: (c: AppContext) =>
      answerWith(c, async (token) => answer(c, await subscriptions.confirm(token, Date.now()))),
    /** Ends a subscription: by the button of our page, or one click in a mail program (RFC 8058). */
    unsubscribe: (c: AppContext) =>
      answerWith(c, async (token) =>
        answer(c, (await subscriptions.unsubscribe(token, Date.now())) ? 'unsubscribed' : 'unknown'),
      ),
    /** Shows the preferences of a subscription, ready to change. */
    showPreferences: (c: AppContext) => answerWith(c, (token) => renderPreferences(c, token)),
  };
}

/** Reads the token of a link, from its address or the form of its page; `undefined` when it is malformed. */
async function readToken(c: AppContext): Promise<string | undefined> {
  const token = c.req.query(TOKEN) ?? (await readTokenField(c));
  return isToken(token) ? token : undefined;
}

async function readTokenField(c: AppContext): Promise<unknown> {
  if (c.req.method !== 'POST') return undefined;
  const read = await readFields(c);
  return read.kind === 'fields' ? read.fields[TOKEN] : undefined;
}
