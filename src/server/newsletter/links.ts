import { isLocale } from '../../locales.ts';
import { href } from '../../routes.ts';
import { ENDPOINTS } from '../../schemas/endpoints.ts';
import type { LinkState } from '../../schemas/link-states.ts';
import type { EndpointAnswer, EndpointContext } from '../endpoint.ts';
import { pageAnswer } from '../pages/page-answer.ts';
import { refill } from '../pages/refill.ts';
import { prefersJson } from '../pages/negotiation.ts';
import { isStoreUnavailable } from '../store/unavailable.ts';
import type { Subscriptions } from '../store/store.ts';
import { hashToken } from '../tokens.ts';
import { linkToken, TOKEN } from './link-token.ts';
import { tellState, TOKEN_PAGE_HEADERS } from './link-state.ts';

/** Shows the button of a link. Mail programs and their guards open links by themselves: nothing happens here. */
export async function showButton(
  state: 'confirm' | 'unsubscribe',
  context: EndpointContext,
): Promise<EndpointAnswer> {
  const token = await linkToken(context.request);
  return answer(token === undefined ? 'unknown' : state, context, token);
}

/** Confirms a subscription, once. */
export function confirm(context: EndpointContext): Promise<EndpointAnswer> {
  return act(context, (subscriptions, token, at) => subscriptions.confirm(token, at));
}

/** Ends a subscription: the button of our page, or one click in a mail program (RFC 8058), which follows no redirect. */
export function unsubscribe(context: EndpointContext): Promise<EndpointAnswer> {
  return act(context, async (subscriptions, token, at) =>
    (await subscriptions.unsubscribe(token, at)) ? 'unsubscribed' : 'unknown',
  );
}

/** Shows the settings of the subscription that a link opens, ready to change. */
export async function showPreferences(context: EndpointContext): Promise<EndpointAnswer> {
  const { request, locals } = context;
  const token = await linkToken(request);
  if (token === undefined) return answer('unknown', context);
  return attempt(context, async ({ store }) => {
    const subscription = await store?.subscriptions.find(hashToken(token), 'manage', Date.now());
    if (subscription === undefined) return answer('unknown', context);
    const { email, themes, frequency } = subscription;
    const filling = {
      action: ENDPOINTS.preferences,
      values: { email, themes, frequency },
      hidden: { [TOKEN]: token },
    };
    const page = { status: 200, headers: TOKEN_PAGE_HEADERS };
    return pageAnswer(locals.site, href('newsletterConfig', 'fr'), page, (html) => refill(html, filling));
  });
}

async function act(
  context: EndpointContext,
  run: (subscriptions: Subscriptions, tokenHash: string, at: number) => Promise<LinkState>,
): Promise<EndpointAnswer> {
  const token = await linkToken(context.request);
  if (token === undefined) return answer('unknown', context);
  return attempt(context, async ({ store }) => {
    const state = store && (await run(store.subscriptions, hashToken(token), Date.now()));
    return answer(state ?? 'unavailable', context);
  });
}

async function attempt(
  context: EndpointContext,
  run: (locals: App.Locals) => Promise<EndpointAnswer>,
): Promise<EndpointAnswer> {
  try {
    return await run(context.locals);
  } catch (error) {
    if (isStoreUnavailable(error)) return answer('unavailable', context);
    throw error;
  }
}

/** The page of a state, or its name to a script. */
function answer(
  state: LinkState,
  { request, locals }: EndpointContext,
  token?: string,
): Promise<EndpointAnswer> {
  const { headers, url } = request;
  const locale = new URL(url).searchParams.get('locale');
  const isScript = prefersJson(headers.get('accept') ?? undefined, headers.get('content-type') ?? undefined);
  return tellState(locals.site, state, { locale: isLocale(locale) ? locale : 'fr', token, isScript });
}
