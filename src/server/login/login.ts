import { href } from '#routes.ts';
import { ENDPOINTS } from '#schemas/endpoints.ts';
import { LoginSchema, type Login } from '#schemas/forms/login.ts';
import type { Form, Sender } from '../forms/form.ts';
import type { FormOutcome } from '../forms/outcome.ts';
import { logEvent } from '../log.ts';
import type { RateRule } from '../rate-limit.ts';
import type { SpamReason } from '../store/spam.ts';
import { signIn } from './sign-in.ts';

const MINUTE_MS = 60_000;

/** Tries of one account from one network: somebody else's elsewhere do not count. */
const PER_PAIR: RateRule = { name: 'login-pair', limit: 10, windowMs: MINUTE_MS };

/** The way into the product. Nothing of it is kept: it works while the store does not. */
export const loginForm: Form<Login> = {
  action: ENDPOINTS.login,
  schema: LoginSchema,
  messages: (t) => t('fieldErrors.login'),
  pages: (locale) => [href('login', locale)],
  carried: [],
  rule: { name: 'login', limit: 30, windowMs: MINUTE_MS },
  takesTime: false, // a password manager fills it in at once
  mails: false,
  receive,
};

async function receive(
  login: Login,
  { product, at, client, secondsToWait }: Sender,
  spam: SpamReason | undefined,
): Promise<FormOutcome> {
  if (spam !== undefined) return { kind: 'refused', code: 'wrong-credentials' };
  if (product === undefined) return { kind: 'refused', code: 'not-open', retryAfter: 3600 };
  const retryAfter = secondsToWait(PER_PAIR, `${login.email.toLowerCase()} ${client}`, at);
  if (retryAfter > 0) {
    logEvent('security', { what: 'login-guessing', where: 'one account from one network, refused' });
    return { kind: 'refused', code: 'too-many', retryAfter };
  }
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
