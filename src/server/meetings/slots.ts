import type { Locale } from '#locales.ts';
import { isWorkingDay } from '#rules/working-days.ts';
import { PROPOSALS } from '#schemas/forms/link-states.ts';

/** The time zone of the team, whose hours are proposed. */
const ZONE = 'Europe/Paris';

/** The hour of each proposal, on one working day after another: a morning, an afternoon, a late morning. */
const HOURS = [10, 14, 11] as const;

/** A proposal is at least this far away, in milliseconds: the team has to read the lead first. */
const LEAST_MS = 12 * 3_600_000;

/** The days for which a moment that was proposed may be asked for. */
const LATEST_DAYS = 45;

const DAY_MS = 86_400_000;

const WORDS: Readonly<Record<Locale, Intl.DateTimeFormat>> = { fr: wordsIn('fr-FR'), en: wordsIn('en-GB') };

function wordsIn(region: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(region, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: ZONE,
  });
}

/** A moment in words, in the time of Paris. */
export function slotInWords(slot: number, locale: Locale): string {
  return WORDS[locale].format(slot);
}

/** Three moments on the next working days. Nobody's diary is read: the team confirms. */
export function proposals(at: number): readonly number[] {
  const slots: number[] = [];
  for (let day = at; slots.length < PROPOSALS.length; day += DAY_MS) {
    const slot = atHour(day, HOURS[slots.length] ?? HOURS[0]);
    if (slot >= at + LEAST_MS && isWorkingDay(dayOf(slot))) slots.push(slot);
  }
  return slots;
}

/** Says whether a moment is one that we propose, however long ago. */
export function isProposal(slot: number, at: number): boolean {
  const isNear = slot > at && slot < at + LATEST_DAYS * DAY_MS;
  return isNear && isWorkingDay(dayOf(slot)) && HOURS.some((hour) => atHour(slot, hour) === slot);
}

/** This hour of a day in Paris. */
function atHour(day: number, hour: number): number {
  const { year, month, date } = inParis(day);
  const asUtc = Date.UTC(year, month - 1, date, hour);
  // Paris is one or two hours ahead; no offset changes in office hours.
  return asUtc - (inParis(asUtc).hour - hour) * 3_600_000;
}

/** The day of a moment in Paris, as midnight in UTC. */
function dayOf(at: number): Date {
  const { year, month, date } = inParis(at);
  return new Date(Date.UTC(year, month - 1, date));
}

const IN_PARIS = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  hourCycle: 'h23',
});

function inParis(at: number) {
  const parts = IN_PARIS.formatToParts(at);
  const partOf = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  return { year: partOf('year'), month: partOf('month'), date: partOf('day'), hour: partOf('hour') };
}
