import { href } from '../../routes.ts';
import { ENDPOINTS } from '../../schemas/endpoints.ts';
import { LoginSchema, type Login } from '../../schemas/login.ts';
import type { Form, Sender } from '../forms/form.ts';
import type { Outcome } from '../forms/outcome.ts';
import { logEvent } from '../log.ts';
import { countersOrMemory, secondsToWait, type RateRule } from '../rate-limit.ts';
import { signIn } from './sign-in.ts';

/** The application behind the login, as the environment describes it. */
export interface Product {
  /** Where credentials go: `POST` of `{ email, password }` as JSON. */
  readonly url: string;
  /** The one origin that a login may lead to. */
  readonly origin: string;
  /** Names of the cookies that it may set through us. */
  readonly cookies: readonly string[];
}

/** What the environment says of the product. */
export interface ProductSettings {
  readonly PRODUCT_API_URL?: string | undefined;
  readonly PUBLIC_PRODUCT_ORIGIN?: string | undefined;
  readonly LOGIN_COOKIES: readonly string[];
}

/** The product that the environment names, if it does. */
export function productOf({
  PRODUCT_API_URL: url,
  PUBLIC_PRODUCT_ORIGIN: origin,
  LOGIN_COOKIES: cookies,
}: ProductSettings): Product | undefined {
  return url === undefined ? undefined : { url, origin: origin ?? new URL(url).origin, cookies };
}

const WINDOW_MS = 60_000;

/** However many machines try it, an account is tried only so often. */
const PER_ACCOUNT: RateRule = { name: 'login-account', limit: 10, windowMs: WINDOW_MS };

/** The way into the product. Nothing of it is kept: it works while the store does not. */
export const loginForm: Form<Login> = {
  action: ENDPOINTS.login,
  schema: LoginSchema,
  messages: (t) => t('fieldErrors.login'),
  pages: (locale) => [href('login', locale)],
  carried: [],
  rule: { name: 'login', limit: 10, windowMs: WINDOW_MS },
  takesTime: false, // a password manager fills it in at once
  needsStore: false,
  receive,
  robotOutcome: () => ({ kind: 'refused', code: 'wrong-credentials' }),
};

async function receive(login: Login, { product, store, at }: Sender): Promise<Outcome> {
  if (product === undefined) return { kind: 'refused', code: 'not-open', retryAfter: 3600 };
  const counters = countersOrMemory(store.rates);
  const retryAfter = await secondsToWait(PER_ACCOUNT, login.email.toLowerCase(), counters, at);
  if (retryAfter > 0) return { kind: 'refused', code: 'too-many', retryAfter };
  try {
    const outcome = await signIn(login, product);
    if (outcome.kind === 'refused' && outcome.code === 'failed')
      logEvent('login-failed', { reason: 'answer' });
    return outcome;
  } catch (error) {
    logEvent('login-failed', { reason: error instanceof Error ? error.name : 'unknown' });
    return { kind: 'refused', code: 'failed' };
  }
}
