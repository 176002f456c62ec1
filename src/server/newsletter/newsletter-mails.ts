import { isMailAddress } from '#http/mail-address.ts';
import { serverTranslator } from '#i18n/server-translate.ts';
import { SITE } from '#site.ts';
import { AUTOMATIC, INVALID_ADDRESS, type ComposedMail, type MailComposers } from '../mail/mail.ts';
import { mailBody } from '../mail/mail-body.ts';
import { SUBJECT_DELETED } from '../outbox/channel.ts';
import type { NewsletterServices } from './subscriber-event.ts';
import { newsletterLink } from './subscriber-record.ts';

export function newsletterMails({ origin, subscriptions, tokens }: NewsletterServices): MailComposers {
  async function compose(
    subscriptionId: string | undefined,
    part: 'confirm' | 'settings',
    at: number,
  ): Promise<ComposedMail> {
    const subscription = subscriptionId && (await subscriptions.find(subscriptionId));
    if (!subscription) return SUBJECT_DELETED;
    const { id, email, locale } = subscription;
    if (!isMailAddress(email)) return INVALID_ADDRESS;
    const t = serverTranslator(locale);
    const token = await tokens.issue(id);
    const unsubscribe = newsletterLink('unsubscribe', origin, locale, token);
    const href =
      part === 'confirm'
        ? newsletterLink('confirm', origin, locale, await tokens.issueConfirmation(id, at))
        : newsletterLink('preferences', origin, locale, token);
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
    'newsletter-confirm': ({ subscriptionId }, at) => compose(subscriptionId, 'confirm', at),
    'newsletter-settings': ({ subscriptionId }, at) => compose(subscriptionId, 'settings', at),
  };
}
