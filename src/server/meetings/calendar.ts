import type { Locale } from '#locales.ts';
import { serverTranslator } from '#i18n/server-translate.ts';
import { OFFER, SITE } from '#site.ts';

/** The meeting that a lead asks for. */
export interface Meeting {
  /** The id of the lead. */
  readonly id: string;
  readonly slot: number;
  readonly locale: Locale;
}

/** The meeting as a calendar file (iCalendar, RFC 5545), tentative until the team has confirmed it. */
export function calendarFile({ id, slot, locale }: Meeting, at: number): string {
  const t = serverTranslator(locale);
  const end = slot + OFFER.demoMinutes * 60_000;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${SITE.domain}//demo//${locale.toUpperCase()}`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@${SITE.domain}`,
    `DTSTAMP:${utcTime(at)}`,
    `DTSTART:${utcTime(slot)}`,
    `DTEND:${utcTime(end)}`,
    `SUMMARY:${escape(t('mail.meeting.event'))}`,
    `DESCRIPTION:${escape(t('mail.meeting.tentative'))}`,
    `ORGANIZER:mailto:${SITE.emails.contact}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** A moment in UTC: 20261123T140000Z. */
function utcTime(at: number): string {
  return new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escape(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
}

/** Lines longer than 75 bytes go on in the next, after a space; no character is cut. */
function fold(line: string): string {
  let [folded, bytes] = ['', 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > 75) [folded, bytes] = [`${folded}\r\n `, 1];
    folded += character;
    bytes += size;
  }
  return folded;
}
