export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

const IN_PARIS = new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris' });

/** Calendar day in Paris, YYYY-MM-DD. */
export function parisDay(instant: Date | number): string {
  return IN_PARIS.format(instant);
}
