import { serverTranslator } from '#i18n/server-translate.ts';
import { applicationLink } from '#http/origins.ts';
import { SITE, wishOf } from '#site.ts';
import { leadEntries } from '../lead-words.ts';
import { newsletterLinks, type NewsletterLinks } from '../newsletter/mail-links.ts';
import type { Lead } from '../store/lead.ts';
import type { Alert, Attempt, Job } from '../store/message.ts';
import { hashToken, newToken } from '../tokens.ts';
import { AUTOMATIC, NO_ADDRESS, replyToTeam, type Mail, type MailContext } from './mail.ts';
import { mailBody, type MailPart } from './mail-body.ts';
import { isMailAddress } from '#http/mail-address.ts';

/** Composes a message's mail, or says how it ends without one. Makes the tokens of its links. */
export async function composeMail(job: Job, context: MailContext, at: number): Promise<Mail | Attempt> {
  const { kind, lead, subscriber, alert } = job;
  if (kind === 'lead-team' && lead) return toTeam(lead, context);
  if (kind === 'lead-visitor' && lead) return toVisitor(lead, context);
  if (kind === 'alert' && alert) return toOwner(alert, context);
  if (!subscriber) return { outcome: 'failed', reason: 'what it was about is gone' };
  const tokens = { confirm: newToken(), manage: newToken() };
  for (const purpose of ['confirm', 'manage'] as const)
    await context.subscriptions.addToken(subscriber.email, purpose, hashToken(tokens[purpose]), at);
  return toSubscriber(job, subscriber, newsletterLinks(context.endpointsOrigin, subscriber.locale, tokens));
}

function toTeam(lead: Lead, { team }: MailContext): Mail {
  const t = serverTranslator('fr');
  const subject = t('mail.team.subject');
  return {
    to: team,
    ...(isMailAddress(lead.values.email) && { replyTo: lead.values.email }),
    subject,
    ...mailBody('fr', subject, [t('mail.team.text'), leadEntries(lead)]),
  };
}

function toVisitor(lead: Lead, context: MailContext): Mail | Attempt {
  const { locale, values } = lead;
  if (!isMailAddress(values.email)) return NO_ADDRESS;
  const t = serverTranslator(locale);
  const { subject, greeting, paragraphs, booking, reply, signature, why } = t('mail.visitor', {
    firstName: String(values['firstName'] ?? ''),
  });
  const wish = wishOf(values['wish']);
  const application = wish && applicationLink(context.links, wish);
  const wished: MailPart[] = [
    ...(wish ? [t(`demoForm.wished.${wish.kind}`, { plan: wish.plan })] : []),
    ...(application === undefined ? [] : [{ href: application, label: t('mail.visitor.application') }]),
  ];
  const href = context.links.BOOKING_URL;
  const next: MailPart[] = href === undefined ? [reply] : [booking.text, { href, label: booking.label }];
  return {
    to: [values.email],
    ...replyToTeam(context),
    subject,
    ...mailBody(locale, subject, [greeting, ...paragraphs, ...wished, ...next, signature, why]),
    headers: AUTOMATIC,
  };
}

function toSubscriber(
  { kind }: Job,
  { email, locale }: NonNullable<Job['subscriber']>,
  links: NewsletterLinks,
): Mail | Attempt {
  if (!isMailAddress(email)) return NO_ADDRESS;
  const t = serverTranslator(locale);
  const isConfirm = kind === 'newsletter-confirm';
  const { subject, text, button, why } = t(isConfirm ? 'mail.confirm' : 'mail.settings');
  const blocks: MailPart[] = [
    text,
    { href: isConfirm ? links.confirm : links.settings, label: button },
    why,
    { href: links.unsubscribe, label: t('mail.unsubscribe') },
  ];
  return {
    to: [email],
    replyTo: SITE.emails.contact,
    subject,
    ...mailBody(locale, subject, blocks),
    headers: {
      ...AUTOMATIC,
      'List-Unsubscribe': `<${links.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

function toOwner({ channel, problem }: Alert, { team }: MailContext): Mail {
  const t = serverTranslator('fr');
  const { subject, text, action } = t(`mail.alert.${problem}`, {
    channel: t(`mail.alert.channels.${channel}`),
  });
  return { to: team, subject, ...mailBody('fr', subject, [text, action]), headers: AUTOMATIC };
}
