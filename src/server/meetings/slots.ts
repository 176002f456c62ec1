import type { Locale } from '../../locales.ts';
import { PROPOSALS } from '../../schemas/link-states.ts';

/** The time zone of the team, whose hours are proposed. */
const ZONE = 'Europe/Paris';

/** The hour of each proposal, on one working day after another: a morning, an afternoon, a late morning. */
const HOURS = [10, 14, 11] as const;

/** A proposal is at least this far away, in milliseconds: the team has to read the lead first. */
const LEAST_MS = 12 * 3_600_000;

/** The days for which a moment that was proposed may be asked for. */
const LATEST_DAYS = 45;

const DAY_MS = 86_400_000;

const WORDS: Readonly<Record<Locale, Intl.DateTimeFormat>> = {
  fr: wordsIn('fr-FR'),
  en: wordsIn('en-GB'),
};

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
    if (slot >= at + LEAST_MS && isWorkingDay(slot)) slots.push(slot);
  }
  return slots;
}

/** Says whether a moment is one that we propose, however long ago. */
export function isProposal(slot: number, at: number): boolean {
  const isNear = slot > at && slot < at + LATEST_DAYS * DAY_MS;
  return isNear && isWorkingDay(slot) && HOURS.some((hour) => atHour(slot, hour) === slot);
}

/** This hour of a day in Paris. */
function atHour(day: number, hour: number): number {
  const { year, month, date } = inParis(day);
  const asUtc = Date.UTC(year, month - 1, date, hour);
  // Paris is one or two hours ahead; no offset changes in office hours.
  return asUtc - (inParis(asUtc).hour - hour) * 3_600_000;
}

function inParis(at: number) {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: ZONE,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return { year: of('year'), month: of('month'), date: of('day'), hour: of('hour') };
}

/** Monday to Friday, but for the public holidays of France (article L3133-1 of its labour code). */
function isWorkingDay(at: number): boolean {
  const { year, month, date } = inParis(at);
  const day = Date.UTC(year, month - 1, date);
  const weekday = new Date(day).getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  if (['1-1', '5-1', '5-8', '7-14', '8-15', '11-1', '11-11', '12-25'].includes(`${month}-${date}`))
    return false;
  const sinceEaster = (day - easter(year)) / DAY_MS;
  return ![1, 39, 50].includes(sinceEaster); // Easter Monday, Ascension, Whit Monday
}

/** Easter Sunday of a year (the Gregorian computus, as Meeus, Jones and Butcher give it). */
function easter(year: number): number {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return Date.UTC(year, Math.floor(n / 31) - 1, (n % 31) + 1);
}
