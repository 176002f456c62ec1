import { isMailAddress } from '#http/mail-address.ts';
import { serverTranslator } from '#i18n/server-translate.ts';
import { SITE } from '#site.ts';
import { AUTOMATIC, INVALID_ADDRESS, type ComposedMail, type MailComposers } from '../mail/mail.ts';
import { mailBody } from '../mail/mail-body.ts';
import { SUBJECT_DELETED } from '../outbox/channel.ts';
import type { NewsletterServices } from './subscriber-event.ts';
import { confirmationLink, subscriberLinks } from './subscriber-links.ts';
import type { Subscription } from './subscription.ts';

export function newsletterMails({ origin, subscriptions, tokens }: NewsletterServices): MailComposers {
  async function compose(
    subscriptionId: string | undefined,
    part: 'confirm' | 'settings',
    makeLink: (subscription: Subscription, preferences: string) => Promise<string> | string,
  ): Promise<ComposedMail> {
    const subscription = subscriptionId && (await subscriptions.find(subscriptionId));
    if (!subscription) return SUBJECT_DELETED;
    const { id, email, locale } = subscription;
    if (!isMailAddress(email)) return INVALID_ADDRESS;
    const t = serverTranslator(locale);
    const { preferences, unsubscribe } = subscriberLinks(origin, locale, await tokens.issue(id));
    const href = await makeLink(subscription, preferences);
    const { subject, text, button, why } = t(`mail.${part}`);
    const blocks = [text, { href, label: button }, why, { href: unsubscribe, label: t('mail.unsubscribe') }];
    const mail = {
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
    return { ok: true, mail };
  }

  return {
    'newsletter-confirm': ({ subscriptionId }, at) =>
      compose(subscriptionId, 'confirm', async ({ id, locale }) =>
        confirmationLink(origin, locale, await tokens.issueConfirmation(id, at)),
      ),
    'newsletter-settings': ({ subscriptionId }) =>
      compose(subscriptionId, 'settings', (_, preferences) => preferences),
  };
}
