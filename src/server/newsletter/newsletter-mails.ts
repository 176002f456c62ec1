import { isMailAddress } from '#http/mail-address.ts';
import { serverTranslator } from '#i18n/server-translate.ts';
import { SITE } from '#site.ts';
import { AUTOMATIC, NO_ADDRESS, type Mail } from '../mail/mail.ts';
import { mailBody } from '../mail/mail-body.ts';
import type { Attempt, Job } from '../outbox/message.ts';
import type { NewsletterServices } from './subscriber-event.ts';
import { confirmationLink, subscriberLinks } from './subscriber-links.ts';

/** Composes the mail that asks for a confirmation, or leads to the preferences; or says how it ends without one. */
export async function newsletterMail(
  { kind, subscriptionId }: Job,
  { origin, store }: NewsletterServices,
  at: number,
): Promise<Mail | Attempt> {
  const subscription = subscriptionId && (await store.subscriptions.find(subscriptionId));
  if (!subscription) return { outcome: 'failed', reason: 'what it was about is gone' };
  const { id, email, locale } = subscription;
  if (!isMailAddress(email)) return NO_ADDRESS;
  const t = serverTranslator(locale);
  const { preferences, unsubscribe } = subscriberLinks(
    origin,
    locale,
    await store.subscriberTokens.issue(id),
  );
  const isConfirmation = kind === 'newsletter-confirm';
  const href = isConfirmation
    ? confirmationLink(origin, locale, await store.subscriberTokens.issueConfirmation(id, at))
    : preferences;
  const { subject, text, button, why } = t(isConfirmation ? 'mail.confirm' : 'mail.settings');
  const blocks = [text, { href, label: button }, why, { href: unsubscribe, label: t('mail.unsubscribe') }];
  return {
    to: [email],
    replyTo: SITE.emails.contact,
    subject,
    ...mailBody(locale, subject, blocks),
    headers: {
      ...AUTOMATIC,
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
