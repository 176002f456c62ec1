import { bidMessages, fillBid, type BidWords } from '#competition/bid/fills.ts';
import { readBid } from '#competition/bid/read.ts';
import type { Locale } from '#locales.ts';
import { BID_FIELDS, BID_ORIGINS } from '#schemas/competition/bid.ts';
import { fillSlots, startCalculator } from './calculator.ts';
import { readVisitor } from './visitor.ts';

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
  const isBuilding = sector === undefined || sector === 'construction';
  const choice = isBuilding ? (region ?? 'construction') : sector;
  const chance = form.querySelector<HTMLTemplateElement>(`[data-chance="${choice}"]`);
  if (chance === null) return;
  for (const name of ['low', 'high'])
    form.querySelector(`[name=${name}]`)?.setAttribute('value', chance.dataset['percent'] ?? ''); // what was typed stays
  fillSlots({ visitor: { text: chance.content.textContent.trim(), hidden: false } });
}
