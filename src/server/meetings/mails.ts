import { serverTranslator } from '#i18n/server-translate.ts';
import { isMailAddress } from '#http/mail-address.ts';
import { mailBody, type MailPart } from '../delivery/mail-body.ts';
import { AUTOMATIC, NO_ADDRESS, replyToTeam, type Mail, type MailContext } from '../delivery/mail.ts';
import type { Lead } from '../store/lead.ts';
import type { Attempt } from '../store/message.ts';
import { calendarFile, type Meeting } from './calendar.ts';
import { meetingPath } from './link.ts';
import { proposals, slotInWords } from './slots.ts';
import { slotIn } from './stored-meetings.ts';

/**
 * Composes what a receipt says of the meeting: the owner's page, or three proposals and the link that takes one.
 */
export async function proposalsIn(
  { id, locale, values }: Lead,
  { links, endpointsOrigin, secret }: MailContext,
  at: number,
): Promise<MailPart[]> {
  const t = serverTranslator(locale);
  const label = t('mail.meeting.choose');
  if (links.BOOKING_URL !== undefined) return [t('mail.meeting.booking'), { href: links.BOOKING_URL, label }];
  if (slotIn(values) !== undefined) return [];
  const days = proposals(at).map((slot) => `– ${slotInWords(slot, locale)}`);
  const href = endpointsOrigin + (await meetingPath(id, locale, { secret }));
  return [`${t('mail.meeting.proposals')}\n${days.join('\n')}`, { href, label }];
}

/** Tells the team which moment was chosen. */
export function meetingToTeam(lead: Lead, { team }: MailContext, at: number): Mail | Attempt {
  const t = serverTranslator('fr');
  const slot = slotIn(lead.values);
  if (slot === undefined) return GONE;
  const { firstName = '', lastName = '', company = '', email } = lead.values;
  const subject = t('mail.meeting.team.subject');
  const facts = [
    { label: t('mail.team.labels.meeting'), value: slotInWords(slot, 'fr') },
    { label: t('mail.meeting.team.who'), value: `${firstName} ${lastName}, ${company}, ${email}` },
    { label: t('mail.team.labels.id'), value: lead.id },
  ];
  return {
    to: team,
    ...(isMailAddress(email) && { replyTo: email }),
    subject,
    ...mailBody('fr', subject, [t('mail.meeting.team.text'), facts]),
    attachments: [inCalendar({ id: lead.id, slot, locale: 'fr' }, at)],
  };
}

/** Repeats to the visitor which moment they chose. */
export function meetingToVisitor(lead: Lead, context: MailContext, at: number): Mail | Attempt {
  const { id, locale, values } = lead;
  const slot = slotIn(values);
  if (slot === undefined) return GONE;
  if (!isMailAddress(values.email)) return NO_ADDRESS;
  const t = serverTranslator(locale);
  const { greeting, signature, why } = t('mail.visitor', { firstName: String(values['firstName'] ?? '') });
  const { subject, text } = t('mail.meeting.visitor', { date: slotInWords(slot, locale) });
  return {
    to: [values.email],
    ...replyToTeam(context),
    subject,
    ...mailBody(locale, subject, [greeting, text, signature, why]),
    headers: AUTOMATIC,
    attachments: [inCalendar({ id, slot, locale }, at)],
  };
}

const GONE: Attempt = { outcome: 'parked', reason: 'what it was about is gone' };

function inCalendar(meeting: Meeting, at: number) {
  return {
    filename: 'demo.ics',
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: calendarFile(meeting, at),
  };
}
