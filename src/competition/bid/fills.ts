import { formatMoney, formatNumber, formatPercent } from '#i18n/format.ts';
import type { bidOrNot } from '#i18n/messages/tools/fr.ts';
import type { Locale } from '#locales.ts';
import { BID_EXAMPLE, BID_LIMITS, type BidField } from '#schemas/competition/bid.ts';
import type { Fills } from '#schemas/fills.ts';
import { fill } from '#schemas/forms/wording.ts';
import { chartFills } from './chart.ts';
import { bidValue, bidYear } from './value.ts';
import type { BidFault, ReadBid } from './read.ts';

/** The sentences of an answer, and the path of the demo request, which the figures of the calculation follow. */
export type BidWords = (typeof bidOrNot)['words'] & { readonly demo: string };

/** Fills the slots of the page for an answer, in words and figures of a language. */
export function fillBid({ bid, year }: ReadBid, words: BidWords, locale: Locale): Fills {
  const { cost, value, breakEven = Infinity, verdict, costWorthAll } = bidValue(bid);
  const { low, high } = bid.chance;
  const money = (euros: number) => formatEuros(euros, locale);
  const signed = (euros: number) => formatGain(euros, locale);
  const percent = (share: number) =>
    share > 0 && share < 0.001
      ? fill(words.less, { percent: formatPercent(0.1, locale) })
      : formatPercent(share * 100, locale);
  const span = (from: string, to: string) => (from === to ? from : fill(words.between, { from, to }));
  const number = (count: number) => formatNumber(Math.round(count * 10) / 10, locale);
  const range =
    low === high
      ? fill(words.point, { low: number(low * 100) })
      : fill(words.range, { low: number(low * 100), high: number(high * 100) });

  const isNever = breakEven >= 1;
  const sizes = [Math.abs(value.low), Math.abs(value.high)];
  const values = {
    range,
    lowest: percent(low),
    highest: percent(high),
    percent: percent(breakEven),
    cost: money(cost),
    margin: money(bid.margin),
    loss: money(value.low),
    gain: money(value.high),
    between: span(money(Math.min(...sizes)), money(Math.max(...sizes))),
    worthAll: money(costWorthAll),
    worthOne: money(high * bid.margin),
    marginNeeded: money(cost / high),
  };
  const hasLever = !isNever && (verdict === 'notWorth' ? high > 0 : low > 0);
  const { days, rate, margin } = BID_EXAMPLE;
  return {
    example: { hidden: bid.days !== days || bid.rate !== rate || bid.margin !== margin },
    demo: { attributes: { href: `${words.demo}?calcul=${encodeBid(bid)}#demo-form` } },
    cost: { text: fill(words.cost, { days: number(bid.days), rate: money(bid.rate), cost: money(cost) }) },
    need: { hidden: isNever },
    breakEven: { text: isNever ? '' : percent(breakEven) },
    verdict: { text: fill(words.verdict[isNever ? 'never' : verdict], values) },
    lever: { text: fill(words.lever[verdict], values), hidden: !hasLever },
    ...yearFills(),
    ...chartFills(bid, {
      label: fill(isNever ? words.drawing.labelNever : words.drawing.label, {
        ...values,
        low: signed(value.low),
        high: signed(value.high),
      }),
      breakEven: fill(words.drawing.breakEven, values),
      range,
      percent,
      signed,
    }),
  };

  function yearFills(): Fills {
    const { answers, value: total, wins, winsNeeded, none } = bidYear(bid, year);
    const counted = { answers: number(answers), year: number(year), days: number(bid.days) };
    const worthwhile = verdict === 'open' ? 'upTo' : answers === 1 ? 'one' : 'many';
    const worth = isNever || verdict === 'notWorth' || answers === 0 ? 'none' : worthwhile;
    const isPaid = winsNeeded <= answers;
    return {
      yearAnswers: { text: fill(words.year[worth], counted) },
      yearText: {
        text: fill(answers === 0 ? words.year.nothing : isPaid ? words.year.text : words.year.never, {
          ...counted,
          wins: number(winsNeeded),
        }),
      },
      yearWon: {
        text: fill(words.year.won, {
          range,
          wins: span(number(wins.low), number(wins.high)),
          total: span(signed(total.low), signed(total.high)),
        }),
        hidden: answers === 0,
      },
      yearRisk: {
        text: fill(words.year.risk, { none: span(percent(none.low), percent(none.high)) }),
        hidden: answers === 0,
      },
    };
  }
}

/** A gain or a loss in whole euros with its sign, e.g. `+ 1 500 €` or `−€500`. */
export function formatGain(euros: number, locale: Locale): string {
  const whole = Math.round(euros);
  const space = locale === 'fr' ? '\u00A0' : '';
  return whole === 0
    ? formatEuros(0, locale)
    : `${whole < 0 ? '−' : '+'}${space}${formatEuros(whole, locale)}`;
}

/** An amount in whole euros without its sign. */
function formatEuros(euros: number, locale: Locale): string {
  return formatMoney(Math.round(Math.abs(euros)) + 0, 'EUR', locale);
}

/** Encodes the figures of a calculation for an address: days, rate, margin, and the chance in percent. */
function encodeBid({ days, rate, margin, chance }: ReadBid['bid']): string {
  const percents = [chance.low, chance.high].map((share) => Math.round(100_000 * share) / 1000);
  return [days, rate, margin, ...percents].join('-');
}

/** Says what is wrong with each faulty field, and what to do, by field in their order. */
export function bidMessages(
  faults: ReadonlyMap<BidField, BidFault>,
  words: Pick<BidWords, 'faults' | 'what'>,
  locale: Locale,
): Record<string, string> {
  return Object.fromEntries(
    [...faults].map(([field, fault]) => [
      field,
      fill(words.faults[fault], {
        what: words.what[field],
        example: formatNumber(BID_EXAMPLE[field], locale),
        max: formatNumber(BID_LIMITS[field], locale),
      }),
    ]),
  );
}
