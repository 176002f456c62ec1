import { parisDay } from '#time.ts';
import { memoize } from './memoize.ts';

/** No notification is older: a day before it was mistyped. */
const OLDEST = '2000-01-01';

/** Day (`2024-07-15`, `15/07/2024`), with or without a time, and with or without the zone of that time. */
const DAY =
  /^\s*(?<first>\d{4}|\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<last>\d{4}|\d{1,2})(?:[T\s]+(?<hours>\d{1,2}):(?<minutes>\d{2})(?::(?<seconds>\d{2})(?:[.,]\d+)?)?)?\s*(?<zone>Z|UTC|GMT|CES?T|[+-]\d{2}(?::?\d{2})?)?(?:\[[\w/]+\])?\s*$/i;

/**
 * Parses a calendar day in Paris, YYYY-MM-DD. A time with a zone is converted: `2024-06-30T22:00:00Z` is 1 July. Returns
 * undefined for a day that does not exist, is before 2000, or is written otherwise.
 */
export const parseDay = memoize((typed: string): string | undefined => {
  const { groups } = DAY.exec(typed) ?? {};
  if (groups === undefined) return undefined;
  const { first = '', month = '', last = '', hours, minutes = '', seconds = '00', zone = '' } = groups;
  const [year, date] = first.length === 4 ? [first, last] : [last, first];
  if (year.length !== 4 || date.length > 2) return undefined;
  const written = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  if (!isRealDay(written)) return undefined;
  const day =
    hours === undefined
      ? written
      : dayInParis(`${written}T${hours.padStart(2, '0')}:${minutes}:${seconds}`, zone);
  return day !== undefined && day >= OLDEST ? day : undefined;
});

/** Day in Paris of a local time and its zone; a time without a zone, or with that of Paris, is of its own day. */
function dayInParis(time: string, zone: string): string | undefined {
  const instant = new Date(`${time}${offset(zone)}`);
  if (Number.isNaN(instant.getTime())) return undefined;
  return zone === '' || /^CES?T$/i.test(zone) ? time.slice(0, 10) : parisDay(instant);
}

function offset(zone: string): string {
  const [, sign, hours, minutes = '00'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  return sign === undefined ? 'Z' : `${sign}${hours}:${minutes}`;
}

function isRealDay(day: string): boolean {
  const time = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day);
}
