import { fillBid, type BidWords, type Fill } from '../../competition/bid/fills.ts';
import { EXAMPLE } from '../../competition/bid/read.ts';
import { translator } from '../../i18n/translate.ts';
import type { Locale } from '../../locales.ts';
import { href } from '../../routes.ts';

/** The sentences of the calculation, with the path that its figures may go on to. */
export function bidWords(locale: Locale): BidWords {
  return { ...translator(locale)('bidOrNot.words'), demo: href('demo', locale) };
}

/** Gives the fills of the example, by slot: the words and the drawing that it is built with. */
export function exampleFills(locale: Locale) {
  const fills = fillBid(EXAMPLE, bidWords(locale), locale);
  return (slot: string): Fill => fills[slot] ?? {};
}

/** The attributes of an element that a slot fills. */
export function slotOf(fill: (slot: string) => Fill, slot: string) {
  const { attributes = {}, hidden = false } = fill(slot);
  return { 'data-slot': slot, ...attributes, ...(hidden && { hidden: true }) };
}
