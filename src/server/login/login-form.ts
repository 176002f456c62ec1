import { serverTranslator } from '#i18n/server-translate.ts';
import type { Locale } from '#locales.ts';
import { demoHref, href } from '#routes.ts';
import { ENDPOINTS } from '#schemas/endpoints.ts';
import { LoginSchema, type Login } from '#schemas/forms/login.ts';
import { LOGIN_OPENING } from '#site.ts';
import { MINUTE_MS } from '#time.ts';
import type { Form, Submission } from '../forms/form.ts';
import type { FormResult, Refusal } from '../forms/form-result.ts';
import { logEvent } from '../log.ts';
import type { RateLimiter, RateRule } from '../middleware/rate-limit.ts';
import type { SpamReason } from '../forms/stored-spam.ts';
import { signIn, type Product } from './sign-in.ts';

/** Attempts on one account from one network; attempts from elsewhere do not lock its owner out. */
const PER_ACCOUNT: RateRule = { name: 'login-account', limit: 10, windowMs: MINUTE_MS };

interface LoginServices {
  /** Application behind the login; absent while accounts are not open. */
  readonly product: Product | undefined;
  readonly rateLimiter: RateLimiter;
}

/** Makes the login form. Nothing is stored, so that it works while the store is down. */
export const loginForm = (services: LoginServices): Form<Login> => ({
  action: ENDPOINTS.login,
  schema: LoginSchema,
  messages: (t) => t('fieldErrors.login'),
  pages: (locale) => [href('login', locale)],
  carried: [],
  rule: { name: 'login', limit: 30, windowMs: MINUTE_MS },
  requiresFormToken: false, // a password manager fills it in at once
  handle: (login, submission, spam) => logIn(services, login, submission, spam),
});

async function logIn(
  { product, rateLimiter }: LoginServices,
  login: Login,
  { envelope, client }: Submission,
  spam: SpamReason | undefined,
): Promise<FormResult> {
  if (spam !== undefined) return { ok: false, reason: 'wrong-credentials' };
  if (product === undefined) return notOpen(envelope.locale);
  const retryAfter = rateLimiter(PER_ACCOUNT, `${login.email.toLowerCase()} ${client}`);
  if (retryAfter > 0) {
    logEvent('warn', 'login.rate_limited', { rule: PER_ACCOUNT.name });
    return { ok: false, reason: 'too-many', retryAfter };
  }
  try {
    const result = await signIn(login, product);
    if (!result.ok && result.reason === 'failed') logEvent('error', 'login.failed', { reason: 'answer' });
    return result;
  } catch (error) {
    logEvent('error', 'login.failed', { reason: error instanceof Error ? error.name : 'unknown' });
    return { ok: false, reason: 'failed' };
  }
}

function notOpen(locale: Locale): Refusal {
  const label = serverTranslator(locale)('answers.notifyMe');
  return { ok: false, reason: 'not-open', link: { label, path: demoHref(LOGIN_OPENING, locale) } };
}
