import { fillBid, type BidWords, type Fill } from '#competition/bid/fills.ts';
import { EXAMPLE } from '#competition/bid/read.ts';
import { tools } from '#i18n/messages/tools/index.ts';
import { useMessages } from '#i18n/translate.ts';
import type { Locale } from '#locales.ts';
import { href } from '#routes.ts';

/** The sentences of the calculation, with the path that its figures may go on to. */
export function bidWords(locale: Locale): BidWords {
  return { ...useMessages(locale, tools)('bidOrNot.words'), demo: href('demo', locale) };
}

/** The example that the page is built with: the fill of a slot, and the attributes of the element that it fills. */
export function exampleFills(locale: Locale) {
  const fills = fillBid(EXAMPLE, bidWords(locale), locale);
  const fill = (slot: string): Fill => fills[slot] ?? {};
  const slot = (name: string) => {
    const { attributes = {}, hidden = false } = fill(name);
    return { 'data-slot': name, ...attributes, ...(hidden && { hidden: true }) };
  };
  return { fill, slot };
}
