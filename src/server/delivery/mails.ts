import { serverTranslator } from '../../i18n/server-translate.ts';
import { SITE } from '../../site.ts';
import { newsletterLinks, type NewsletterLinks } from '../newsletter/mail-links.ts';
import type { Lead } from '../store/lead.ts';
import type { Alert, Attempt, Job } from '../store/message.ts';
import type { Subscriptions } from '../store/store.ts';
import { hashToken, newToken } from '../tokens.ts';
import { mailBody, type Block } from './mail-body.ts';
import { isMailAddress } from '../../http/mail-address.ts';

/** A mail to send. Nothing that a visitor wrote is in a header, but an address that was checked. */
export interface Mail {
  readonly to: readonly string[];
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** When a request was received, in the time zone of the team. */
const RECEIVED_AT = new Intl.DateTimeFormat('fr', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
});

/** What mails are made of besides their message. */
export interface MailContext {
  readonly team: readonly string[];
  /** Where the endpoints are, which the links of newsletter mails open. */
  readonly endpointsOrigin: string;
  readonly subscriptions: Pick<Subscriptions, 'addToken'>;
}

/** Composes a message's mail, or says how it ends without one. Makes the tokens of its links. */
export async function composeMail(job: Job, context: MailContext, at: number): Promise<Mail | Attempt> {
  const { kind, lead, subscriber, alert } = job;
  if (kind === 'lead-team' && lead) return toTeam(lead, context);
  if (kind === 'lead-visitor' && lead) return toVisitor(lead, context);
  if (kind === 'alert' && alert) return toOwner(alert, context);
  if (!subscriber) return { outcome: 'parked', reason: 'what it was about is gone' };
  const tokens = { confirm: newToken(), manage: newToken() };
  for (const purpose of ['confirm', 'manage'] as const)
    await context.subscriptions.addToken(subscriber.email, purpose, hashToken(tokens[purpose]), at);
  return toSubscriber(job, subscriber, newsletterLinks(context.endpointsOrigin, subscriber.locale, tokens));
}

function toTeam(lead: Lead, { team }: MailContext): Mail {
  const t = serverTranslator('fr');
  const labels: Readonly<Record<string, string>> = { ...t('demoForm.labels'), ...t('mail.team.labels') };
  const roles: Readonly<Record<string, string>> = t('demoForm.roles');
  const worded = (name: string, value: string | boolean) => {
    if (value === true) return t('mail.team.yes');
    return (name === 'role' ? roles[String(value)] : undefined) ?? String(value);
  };
  const answers = Object.entries(lead.values)
    .filter(([, value]) => value !== '' && value !== false)
    .map(([name, value]) => ({ label: labels[name] ?? name, value: worded(name, value) }));
  const facts = [
    { label: t('mail.team.labels.language'), value: t(`mail.team.languages.${lead.locale}`) },
    { label: t('mail.team.labels.receivedAt'), value: RECEIVED_AT.format(lead.receivedAt) },
    { label: t('mail.team.labels.id'), value: lead.id },
  ];
  const subject = t('mail.team.subject');
  return {
    to: team,
    ...(isMailAddress(lead.values.email) && { replyTo: lead.values.email }),
    subject,
    ...mailBody('fr', subject, [t('mail.team.text'), answers, facts]),
  };
}

/** The address of a visitor cannot be written to. */
const NO_ADDRESS: Attempt = { outcome: 'bounced', reason: 'no address' };

function toVisitor({ locale, values }: Lead, { team }: MailContext): Mail | Attempt {
  if (!isMailAddress(values.email)) return NO_ADDRESS;
  const t = serverTranslator(locale);
  const { subject, greeting, paragraphs, signature, why } = t('mail.visitor', {
    firstName: String(values['firstName'] ?? ''),
  });
  return {
    to: [values.email],
    ...(team[0] !== undefined && { replyTo: team[0] }),
    subject,
    ...mailBody(locale, subject, [greeting, ...paragraphs, signature, why]),
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
  const blocks: Block[] = [
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

function toOwner({ outlet, problem }: Alert, { team }: MailContext): Mail {
  const t = serverTranslator('fr');
  const { subject, text, action } = t(`mail.alert.${problem}`, { outlet: t(`mail.alert.outlets.${outlet}`) });
  return { to: team, subject, ...mailBody('fr', subject, [text, action]), headers: AUTOMATIC };
}

/** So that an automatic reply does not answer an automatic mail. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' } as const;
