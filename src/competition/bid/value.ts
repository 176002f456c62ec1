import { formatNumber } from '#i18n/format.ts';
import type { Locale } from '#locales.ts';
import type { Cell } from '#schemas/competition/cell.ts';

/** Costs and gains of a bid, in euros before VAT and days. Shares are from 0 to 1. */
export interface Bid {
  /** Working days that the bid takes. */
  readonly days: number;
  /** Cost of a day, in euros. */
  readonly rate: number;
  /** Margin of the contract when it is won, before the cost of the bid, in euros. */
  readonly margin: number;
  /** Chance of winning, at the lowest and at the highest. */
  readonly chance: { readonly low: number; readonly high: number };
}

/** Computes the expected value of a bid, chance × margin − cost, over the range of the chance: an average of many bids. */
export function bidValue({ days, rate, margin, chance }: Bid) {
  const cost = days * rate;
  const value = { low: chance.low * margin - cost, high: chance.high * margin - cost };
  const verdict: 'worth' | 'notWorth' | 'open' =
    value.low > 0 ? 'worth' : value.high <= 0 ? 'notWorth' : 'open';
  return {
    /** Cost of the bid, in euros. */
    cost,
    /** Average gain of such a bid, in euros, at the lowest and at the highest chance. */
    value,
    /** Chance from which the bid brings more than it costs; above 1 it never does, and without a margin there is none. */
    breakEven: margin > 0 ? cost / margin : undefined,
    /** Tells whether it brings more than it costs over the whole range of the chance, over none of it, or over a part. */
    verdict,
    /** Highest cost, in euros, at which the whole range is worth it. */
    costWorthAll: chance.low * margin,
  };
}

/** Counts the bids that the working days of a year allow, and their sums on average; each is won or lost by itself. */
export function bidYear(bid: Bid, daysAYear: number) {
  const { value, breakEven = Infinity } = bidValue(bid);
  const { low, high } = bid.chance;
  const answers = bid.days > 0 ? Math.floor(daysAYear / bid.days) : 0;
  return {
    answers,
    /** Euros in all. */
    value: { low: answers * value.low, high: answers * value.high },
    wins: { low: answers * low, high: answers * high },
    /** Fewest wins that pay for all bids; more than there are bids where a win does not pay for one. */
    // Six decimals: with a cost of 0.1 and a margin of 0.3, one win pays for three bids.
    winsNeeded: answers === 0 ? 0 : Math.ceil(Number((answers * breakEven).toFixed(6))),
    /** Chance of winning none, at the highest and at the lowest chance of each. */
    none: { low: (1 - high) ** answers, high: (1 - low) ** answers },
  };
}

/** Query of the calculation with the chance of one more bidder, all offers being equal. */
export function chanceQuery(cell: Pick<Cell, 'oneMore'>, locale: Locale): string {
  const percent = chancePercent(cell, locale);
  return new URLSearchParams({ low: percent, high: percent, from: 'explorer' }).toString();
}

/** Chance of one more bidder in percent, as a reader of the language types it. */
export function chancePercent({ oneMore }: Pick<Cell, 'oneMore'>, locale: Locale): string {
  return formatNumber(Math.round(1000 * oneMore) / 10, locale);
}
