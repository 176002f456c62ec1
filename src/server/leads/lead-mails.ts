import { isMailAddress } from '#http/mail-address.ts';
import { applicationLink, type PublicOrigins } from '#http/origins.ts';
import { serverTranslator } from '#i18n/server-translate.ts';
import { findWish } from '#site.ts';
import {
  AUTOMATIC,
  INVALID_ADDRESS,
  type ComposedMail,
  type ComposeMail,
  type MailComposers,
} from '../mail/mail.ts';
import { mailBody, type MailPart } from '../mail/mail-body.ts';
import { SUBJECT_DELETED } from '../outbox/channel.ts';
import { DAMAGED, type Lead } from './lead.ts';
import { leadEntries } from './lead-words.ts';

interface LeadMailServices {
  readonly findLead: (id: string) => Promise<Lead | undefined>;
  readonly team: readonly string[];
  readonly links: Pick<PublicOrigins, 'APP_URL' | 'BOOKING_URL'>;
}

export function leadMails({ findLead, team, links }: LeadMailServices): MailComposers {
  const withLead =
    (compose: (lead: Lead) => ComposedMail): ComposeMail =>
    async ({ leadId }) => {
      const lead = leadId === undefined ? undefined : await findLead(leadId);
      return lead === undefined ? SUBJECT_DELETED : compose(lead);
    };
  return {
    'lead-team': withLead((lead) => mailToTeam(lead, team)),
    'lead-visitor': withLead((lead) => mailToVisitor(lead, team, links)),
  };
}

function mailToTeam(lead: Lead, team: readonly string[]): ComposedMail {
  const t = serverTranslator('fr');
  const subject = t('mail.team.subject');
  const mail = {
    to: team,
    ...(isMailAddress(lead.values.email) && { replyTo: lead.values.email }),
    subject,
    ...mailBody('fr', subject, [t('mail.team.text'), leadEntries(lead)]),
  };
  return { ok: true, mail };
}

function mailToVisitor(
  { locale, values, isDamaged }: Lead,
  [replyTo]: readonly string[],
  links: LeadMailServices['links'],
): ComposedMail {
  if (isDamaged) return DAMAGED;
  if (!isMailAddress(values.email)) return INVALID_ADDRESS;
  const t = serverTranslator(locale);
  const { subject, greeting, paragraphs, booking, reply, signature, why } = t('mail.visitor', {
    firstName: String(values['firstName'] ?? ''),
  });
  const wish = findWish(values['wish']);
  const application = wish && applicationLink(links, wish);
  const wished: MailPart[] = [
    ...(wish ? [t(`demoForm.wished.${wish.kind}`, { plan: wish.plan })] : []),
    ...(application === undefined ? [] : [{ href: application, label: t('mail.visitor.application') }]),
  ];
  const href = links.BOOKING_URL;
  const next: MailPart[] = href === undefined ? [reply] : [booking.text, { href, label: booking.label }];
  const mail = {
    to: [values.email],
    ...(replyTo !== undefined && { replyTo }),
    subject,
    ...mailBody(locale, subject, [greeting, ...paragraphs, ...wished, ...next, signature, why]),
    headers: AUTOMATIC,
  };
  return { ok: true, mail };
}
