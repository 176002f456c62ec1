import { bidMessages, fillBid, type BidWords } from '#competition/bid/fills.ts';
import { readBid } from '#competition/bid/read.ts';
import type { Locale } from '#locales.ts';
import { BID_FIELDS, BID_ORIGINS } from '#schemas/competition/bid.ts';
import { fillSlots, startCalculator } from './calculator.ts';
import { readVisitor } from './visitor.ts';

/** Chance of one more bidder, in percent as it is typed, and a note on what it was counted. */
export interface VisitorChance {
  readonly percent: string;
  readonly note: string;
}

/** Computes what a bid costs and brings. */
export function answerBid(form: HTMLFormElement): void {
  const words = JSON.parse(form.dataset['words'] ?? '') as BidWords; // written by the page from its messages
  const locale = document.documentElement.dataset['locale'] as Locale; // of a page of ours
  const asked = new URLSearchParams(location.search);
  for (const origin of BID_ORIGINS) fillSlots({ [origin]: { hidden: asked.get('from') !== origin } });
  if (asked.size === 0) beginWithVisitor(form);
  startCalculator(
    form,
    BID_FIELDS,
    (values) => {
      const read = readBid(values);
      return 'bid' in read
        ? { fills: fillBid(read, words, locale) }
        : { faults: bidMessages(read.faults, words, locale) };
    },
    'bid-or-not',
  );
}

/** Begins with the chance of one more bidder in the sector and the region that the visitor chose on another page. */
function beginWithVisitor(form: HTMLFormElement): void {
  const { sector, region } = readVisitor();
  if (sector === undefined && region === undefined) return;
  const chances: Readonly<Record<string, VisitorChance>> = JSON.parse(form.dataset['chances'] ?? '{}');
  const isBuilding = sector === undefined || sector === 'construction';
  const chance = chances[isBuilding ? (region ?? 'construction') : sector];
  if (chance === undefined) return;
  for (const name of ['low', 'high'])
    form.querySelector(`[name=${name}]`)?.setAttribute('value', chance.percent); // what was typed stays
  fillSlots({ visitor: { text: chance.note, hidden: false } });
}
