import { ROUTES } from '#routes.ts';
import { ENDPOINTS } from '#schemas/endpoints.ts';
import { NewsletterSchema, type Newsletter } from '#schemas/forms/newsletter.ts';
import { MINUTE_MS } from '#time.ts';
import type { Form } from '../forms/form.ts';
import type { Subscriptions } from './stored-subscriptions.ts';

/** Makes the newsletter form. An address receives one mail, until its owner confirms it by the button of that mail. */
export const newsletterForm = (subscriptions: Subscriptions): Form<Newsletter> => ({
  action: ENDPOINTS.newsletter,
  schema: NewsletterSchema,
  messages: (t) => t('fieldErrors.newsletter'),
  pages: () => [ROUTES.newsletter.fr],
  carried: [],
  rule: { name: 'newsletter', limit: 5, windowMs: MINUTE_MS },
  requiresFormToken: true,
  async handle({ email, themes }, { envelope, at }, spam) {
    const request = { email, themes, locale: envelope.locale, at };
    const result = await subscriptions.request(request, spam);
    if (!result.ok) return { ...result, retryAfter: 3600 };
    // The same for every address, known or not: the id refers to nothing.
    return { ok: true, id: crypto.randomUUID(), next: { path: ROUTES.newsletterReceived.fr } };
  },
});
