import type { z } from 'zod';
import { ROUTES } from '#routes.ts';
import { ENDPOINTS } from '#schemas/endpoints.ts';
import { NewsletterPreferencesSchema } from '#schemas/forms/newsletter.ts';
import type { Form, Submission } from '../forms/form.ts';
import type { Next, FormOutcome } from '../forms/outcome.ts';
import type { SpamReason } from '../store/spam.ts';
import { TOKEN } from './links.ts';
import { isToken } from './subscriber-tokens.ts';

type Preferences = z.infer<typeof NewsletterPreferencesSchema>;

/** Settings, and the two ways out. With the token of a link they take effect; without, a message brings a link. */
export const preferencesForm: Form<Preferences> = {
  action: ENDPOINTS.preferences,
  schema: NewsletterPreferencesSchema,
  messages: (t) => t('fieldErrors.newsletter'),
  pages: () => [ROUTES.newsletterConfig.fr],
  carried: [TOKEN],
  rule: { name: 'preferences', limit: 5, windowMs: 60_000 },
  requiresFormToken: false, // unsubscribing is one button
  mails: true,
  handle,
};

async function handle(
  wanted: Preferences,
  { fields, store, at }: Submission,
  spam: SpamReason | undefined,
): Promise<FormOutcome> {
  // Nothing is lost by spam: who wants a link asks for it again.
  if (spam !== undefined) return received({ state: 'sent' });
  const { [TOKEN]: token } = fields;
  if (typeof token !== 'string' || token === '') {
    await store.subscriptions.requestPreferences({ email: wanted.email, at });
    return received({ state: 'sent' });
  }
  const next = isToken(token) ? await change(wanted, token, store, at) : undefined;
  return next === undefined ? { kind: 'refused', code: 'expired-link' } : received(next);
}

/** Makes a change and says what follows, or `undefined` when the token does not allow it. */
async function change(
  wanted: Preferences,
  token: string,
  { subscriptions }: Submission['store'],
  at: number,
): Promise<Next | undefined> {
  switch (wanted.action) {
    case 'save':
      if (await subscriptions.change(token, wanted, at)) return { path: ROUTES.settingsReceived.fr };
      break;
    case 'unsubscribe':
      if (await subscriptions.unsubscribe(token, at)) return { state: 'unsubscribed' };
      break;
    case 'erase':
      if (await subscriptions.erase(token, at)) return { state: 'erased' };
  }
  return undefined;
}

function received(next: Next): FormOutcome {
  return { kind: 'received', id: crypto.randomUUID(), next };
}
