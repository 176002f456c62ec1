import type { z } from 'zod';
import { ROUTES } from '#routes.ts';
import { ENDPOINTS } from '#schemas/endpoints.ts';
import type { LinkState } from '#schemas/forms/link-states.ts';
import { NewsletterPreferencesSchema } from '#schemas/forms/newsletter.ts';
import { MINUTE_MS } from '#time.ts';
import type { Form, Submission } from '../forms/form.ts';
import type { FormResult, Next } from '../forms/form-result.ts';
import type { SpamReason } from '../forms/stored-spam.ts';
import { TOKEN } from './links.ts';
import { isToken } from './subscriber-tokens.ts';
import type { Subscriptions } from './stored-subscriptions.ts';

type Preferences = z.infer<typeof NewsletterPreferencesSchema>;

/** Makes the preferences form. Changes take effect with the token of a link; without one, a mail brings a link. */
export const preferencesForm = (subscriptions: Subscriptions): Form<Preferences> => ({
  action: ENDPOINTS.preferences,
  schema: NewsletterPreferencesSchema,
  messages: (t) => t('fieldErrors.newsletter'),
  pages: () => [ROUTES.newsletterConfig.fr],
  carried: [TOKEN],
  rule: { name: 'preferences', limit: 5, windowMs: MINUTE_MS },
  requiresFormToken: false, // unsubscribing is one button
  handle: (preferences, submission, spam) => savePreferences(subscriptions, preferences, submission, spam),
});

async function savePreferences(
  subscriptions: Subscriptions,
  preferences: Preferences,
  { envelope, fields, at }: Submission,
  spam: SpamReason | undefined,
): Promise<FormResult> {
  const showState = (state: LinkState): Next => ({ address: ROUTES.newsletterLink[envelope.locale], state });
  // Spam is not stored: a person can ask for the link again.
  if (spam !== undefined) return received(showState('sent'));
  const { [TOKEN]: token } = fields;
  if (typeof token !== 'string' || token === '') {
    await subscriptions.requestPreferences({ email: preferences.email, at });
    return received(showState('sent'));
  }
  const state = isToken(token) ? await change(subscriptions, preferences, token, at) : undefined;
  if (state === undefined) return { ok: false, reason: 'expired-link' };
  return received(state === 'saved' ? { path: ROUTES.settingsReceived.fr } : showState(state));
}

/** Makes the change that a button asked for; returns what was done, or `undefined` when the token is of no subscriber. */
async function change(
  subscriptions: Subscriptions,
  preferences: Preferences,
  token: string,
  at: number,
): Promise<'saved' | 'unsubscribed' | 'erased' | undefined> {
  switch (preferences.action) {
    case 'save':
      if (await subscriptions.change(token, preferences, at)) return 'saved';
      break;
    case 'unsubscribe':
      if (await subscriptions.unsubscribe(token, at)) return 'unsubscribed';
      break;
    case 'erase':
      if (await subscriptions.erase(token, at)) return 'erased';
  }
  return undefined;
}

function received(next: Next): FormResult {
  return { ok: true, id: crypto.randomUUID(), next };
}
