import { ROUTES } from '#routes.ts';
import { ENDPOINTS } from '#schemas/endpoints.ts';
import { TOKEN_PLACE, type LinkState } from '#schemas/forms/link-states.ts';
import type { AppContext } from '../context.ts';
import { readFields } from '../forms/read-fields.ts';
import { answerPage } from '../pages/answer-page.ts';
import { answerLink, linkLocale, readLink, TOKEN_PAGE_HEADERS } from '../pages/link-page.ts';
import { prefersJson } from '../pages/negotiation.ts';
import type { Store } from '../store/store.ts';
import { isToken } from './subscriber-tokens.ts';
import type { Subscriptions } from './subscriptions.ts';

/** The name of a token, in addresses and forms. */
export const TOKEN = 'token';

/** Shows the button of a link. Mail programs and their guards open links by themselves: nothing happens here. */
export async function showButton(state: 'confirm' | 'unsubscribe', c: AppContext): Promise<Response> {
  const token = await linkToken(c);
  return answer(c, token === undefined ? 'unknown' : state, token);
}

/** Confirms a subscription, once. */
export function confirm(c: AppContext): Promise<Response> {
  return answerChange(c, (subscriptions, token, at) => subscriptions.confirm(token, at));
}

/** Ends a subscription: the button of our page, or one click in a mail program (RFC 8058), which follows no redirect. */
export function unsubscribe(c: AppContext): Promise<Response> {
  return answerChange(c, async (subscriptions, token, at) =>
    (await subscriptions.unsubscribe(token, at)) ? 'unsubscribed' : 'unknown',
  );
}

/** Shows the preferences of the subscription that a link opens, ready to change. */
export async function showPreferences(c: AppContext): Promise<Response> {
  const token = await linkToken(c);
  if (token === undefined) return answer(c, 'unknown');
  const show = async ({ subscriptions }: Store) => {
    const subscription = await subscriptions.findByToken(token);
    if (subscription === undefined) return answer(c, 'unknown');
    const { email, themes, frequency } = subscription;
    const contents = { values: { email, themes, frequency }, hidden: { [TOKEN]: token } };
    const address = ROUTES.newsletterConfig.fr;
    const page = { address, status: 200 as const, headers: TOKEN_PAGE_HEADERS };
    return answerPage(c, page, ({ renderForm }) => renderForm(address, ENDPOINTS.preferences, contents));
  };
  return readLink(c, show, () => answer(c, 'unavailable'));
}

/** The token of a link: in its address, or in the form that its page posts; `undefined` if it is none of ours. */
async function linkToken(c: AppContext): Promise<string | undefined> {
  const token = c.req.query(TOKEN) ?? (await tokenField(c));
  return isToken(token) ? token : undefined;
}

async function tokenField(c: AppContext): Promise<unknown> {
  if (c.req.method !== 'POST') return undefined;
  const read = await readFields(c);
  return read.kind === 'fields' ? read.fields[TOKEN] : undefined;
}

async function answerChange(
  c: AppContext,
  run: (subscriptions: Subscriptions, token: string, at: number) => Promise<LinkState>,
): Promise<Response> {
  const token = await linkToken(c);
  if (token === undefined) return answer(c, 'unknown');
  return readLink(
    c,
    async ({ subscriptions }) => answer(c, await run(subscriptions, token, Date.now())),
    () => answer(c, 'unavailable'),
  );
}

/** The page of a state, or its name to a script. */
function answer(c: AppContext, state: LinkState, token = ''): Promise<Response> {
  const isScript = prefersJson(c.req.header('accept'), c.req.header('content-type'));
  const address = ROUTES.newsletterLink[linkLocale(c)];
  return answerLink(c, { address, state, texts: { [TOKEN_PLACE]: token }, isScript });
}
