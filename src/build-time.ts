import { parisDay } from './time.ts';

/**
 * The one clock of a build: `SOURCE_DATE_EPOCH`, in seconds, where it is set, else now. All that a page dates by the
 * day of the build follows from it, so that a build of a commit can be made again byte for byte.
 */
export function buildTime(): Date {
  const epoch = process.env['SOURCE_DATE_EPOCH'] ?? '';
  if (epoch === '') return new Date();
  const time = new Date(Number(epoch) * 1000);
  if (!/^\d+$/.test(epoch) || Number.isNaN(time.getTime())) {
    throw new Error('SOURCE_DATE_EPOCH must be a whole number of seconds, as git log -1 --format=%ct gives.');
  }
  return time;
}

/** Day of the build in Paris, YYYY-MM-DD. */
export function todayInParis(now = buildTime()): string {
  return parisDay(now);
}
