import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { serverTranslator } from '#i18n/server-translate.ts';
import { calendarFile } from '#server/meetings/calendar.ts';
import { isProposal, proposals, slotInWords } from '#server/meetings/slots.ts';
import { OFFER } from '#site.ts';

const DAY = 86_400_000;
const { format: inParis } = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'short',
});

describe('the moments that are proposed', () => {
  it('are three, on working days to come, and may be asked for until they are past', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2036, 0) }), (at) => {
        const slots = proposals(at);
        expect(slots).toHaveLength(3);
        expect(new Set(slots.map((slot) => inParis(slot).slice(0, 10))).size).toBe(3);
        for (const slot of slots) {
          expect([0, 6]).not.toContain(new Date(slot).getUTCDay());
          expect(isProposal(slot, at)).toBe(true);
          expect(isProposal(slot, slot)).toBe(false);
          expect(isProposal(slot + 60_000, at)).toBe(false);
        }
      }),
    );
  });

  it.each([
    ['a weekend', '2026-11-27T20:00Z', ['30/11/2026', '01/12/2026', '02/12/2026']],
    ['Christmas', '2026-12-24T06:00Z', ['28/12/2026', '29/12/2026', '30/12/2026']],
    ['Easter', '2027-03-26T20:00Z', ['30/03/2027', '31/03/2027', '01/04/2027']],
    ['Ascension Day', '2026-05-13T12:00Z', ['15/05/2026', '18/05/2026', '19/05/2026']],
    ['the change to summer time', '2026-03-27T20:00Z', ['30/03/2026', '31/03/2026', '01/04/2026']],
  ])('leave out %s', (_, at, days) => {
    const slots = proposals(Date.parse(at));
    expect(slots.map((slot) => inParis(slot).slice(0, 10))).toEqual(days);
    expect(slots.map((slot) => inParis(slot).slice(11))).toEqual(['10:00', '14:00', '11:00']);
  });

  it('are said in the time of Paris', () => {
    const slot = Date.parse('2026-07-01T08:00Z');
    expect(slotInWords(slot, 'fr')).toMatch(/mercredi 1 juillet.*10:00/);
    expect(slotInWords(slot, 'en')).toMatch(/Wednesday,? 1 July.*10:00/);
  });
});

it('the calendar file is what RFC 5545 asks for: lines of 75 bytes that end with CRLF, times in UTC', () => {
  const slot = Date.parse('2026-07-01T08:00Z');
  const file = calendarFile({ id: 'x'.repeat(36), slot, locale: 'fr' }, slot - DAY);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n', '')).not.toContain('\n');
  const whole = file.replaceAll('\r\n ', '');
  expect(whole).toContain('DTSTART:20260701T080000Z');
  expect(whole).toContain(`DTEND:20260701T08${String(OFFER.demoMinutes).padStart(2, '0')}00Z`);
  const said = serverTranslator('fr')('mail.meeting.tentative').replaceAll(',', String.raw`\,`);
  expect(whole).toContain(`DESCRIPTION:${said}`);
  expect(whole).toContain('STATUS:TENTATIVE');
});
