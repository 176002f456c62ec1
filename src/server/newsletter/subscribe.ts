import { ROUTES } from '../../routes.ts';
import { ENDPOINTS } from '../../schemas/endpoints.ts';
import { NewsletterSchema, type Newsletter } from '../../schemas/newsletter.ts';
import type { Form } from '../forms/form.ts';
import type { FormOutcome } from '../forms/outcome.ts';

/** The newsletter: nothing is sent to an address until its owner has pressed the button of a message. */
export const newsletterForm: Form<Newsletter> = {
  action: ENDPOINTS.newsletter,
  schema: NewsletterSchema,
  messages: (t) => t('fieldErrors.newsletter'),
  pages: () => [ROUTES.newsletter.fr],
  carried: [],
  rule: { name: 'newsletter', limit: 5, windowMs: 60_000 },
  takesTime: true,
  needsStore: true,
  async receive({ email, themes }, { envelope, store, at }) {
    // Nothing would come of it but a mail that does not leave.
    if (!(await store.mailsLeft(at))) return { kind: 'refused', code: 'no-mail', retryAfter: 3600 };
    await store.subscriptions.request({ email, themes, locale: envelope.locale, at });
    return received();
  },
  async suspect({ email, themes }, { envelope, store, at }, reason) {
    await store.spam.keep({ ask: { email, themes, locale: envelope.locale, at }, reason });
    return received();
  },
};

/** The same for every address, known or not: the id is random and refers to nothing. */
function received(): FormOutcome {
  return { kind: 'received', id: crypto.randomUUID(), next: { path: ROUTES.newsletterReceived.fr } };
}
