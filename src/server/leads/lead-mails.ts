import { serverTranslator } from '#i18n/server-translate.ts';
import { applicationLink } from '#http/origins.ts';
import { wishOf } from '#site.ts';
import { leadEntries } from './lead-words.ts';
import type { Lead } from './lead.ts';
import type { Alert, Attempt, Job } from '../outbox/message.ts';
import { AUTOMATIC, NO_ADDRESS, replyToTeam, type Mail, type MailContext } from '../mail/mail.ts';
import { mailBody, type MailPart } from '../mail/mail-body.ts';
import { isMailAddress } from '#http/mail-address.ts';

/** Composes the mail of a lead or an alert, or says how it ends without one. */
export function composeMail({ kind, lead, alert }: Job, context: MailContext): Mail | Attempt {
  if (kind === 'lead-team' && lead) return toTeam(lead, context);
  if (kind === 'lead-visitor' && lead) return toVisitor(lead, context);
  if (kind === 'alert' && alert) return toOwner(alert, context);
  return { outcome: 'failed', reason: 'what it was about is gone' };
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

function toOwner({ channel, problem }: Alert, { team }: MailContext): Mail {
  const t = serverTranslator('fr');
  const { subject, text, action } = t(`mail.alert.${problem}`, {
    channel: t(`mail.alert.channels.${channel}`),
  });
  return { to: team, subject, ...mailBody('fr', subject, [text, action]), headers: AUTOMATIC };
}
