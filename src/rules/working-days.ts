import { DAY_MS } from '#time.ts';

/** Says whether a day (midnight in UTC) is Monday to Friday and no public holiday of France (article L3133-1 of its labour code). */
export function isWorkingDay(day: Date): boolean {
  const weekday = day.getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  const fixed = `${day.getUTCMonth() + 1}-${day.getUTCDate()}`;
  if (['1-1', '5-1', '5-8', '7-14', '8-15', '11-1', '11-11', '12-25'].includes(fixed)) return false;
  const sinceEaster = (day.getTime() - easter(day.getUTCFullYear())) / DAY_MS;
  return ![1, 39, 50].includes(sinceEaster); // Easter Monday, Ascension, Whit Monday
}

/** The day that comes `days` after today, as midnight in UTC. */
export function dayAfter(today: Date, days: number): Date {
  return new Date(Date.UTC(today.getFullYear(), today.getMonth(), today.getDate()) + days * DAY_MS);
}

/** Gives the date of what is due in `days`: the first working day from then on. The days said and scored stay as they are. */
export function dueDay(today: Date, days: number): Date {
  const day = dayAfter(today, days);
  return isWorkingDay(day) ? day : dueDay(today, days + 1);
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
