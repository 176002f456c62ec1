/** Whether the long versions run: `npm run test:faults`. */
export const IS_LONG = process.env['FAULTS'] === 'long';

/** A number for the short version of a test, and one for the long version of the same. */
export function size(short: number, long: number): number {
  return IS_LONG ? long : short;
}
