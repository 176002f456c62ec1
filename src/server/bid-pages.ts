import { LOCALES } from '#locales.ts';
import { href } from '#routes.ts';
import { BID_FIELDS } from '#schemas/competition/bid.ts';

/** The addresses of the page of the calculation, which answer by themselves where they hold figures. */
export const BID_PAGES: readonly string[] = LOCALES.map((locale) => href('bidOrNot', locale));

/** Says whether a request is for the page of the calculation with figures, and not for the page as it was built. */
export function asksForBid(path: string, target: string): boolean {
  if (!BID_PAGES.includes(path)) return false;
  const query = new URLSearchParams(target.split('?')[1]);
  return BID_FIELDS.some((field) => query.has(field));
}
