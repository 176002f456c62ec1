import { formatMoney, formatNumber, formatPercent } from '#i18n/format.ts';
import type { bidOrNot } from '#i18n/messages/tools/fr.ts';
import type { Locale } from '#locales.ts';
import { BID_EXAMPLE, BID_LIMITS, type BidField } from '#schemas/competition/bid.ts';
import type { Fills } from '#schemas/fills.ts';
import { fill } from '#schemas/forms/wording.ts';
import { chartFills } from './chart.ts';
import { bidValue, bidYear, type Bid } from './value.ts';
import type { BidFault, ReadBid } from './read.ts';

/** The sentences of an answer, and the path of the demo request, which the figures of the calculation follow. */
export type BidWords = (typeof bidOrNot)['words'] & { readonly demo: string };

/** Figures in the words of a language. */
type Formats = ReturnType<typeof bidFormats>;

/** Texts that the sentences of an answer may name. */
type Values = ReturnType<typeof sentenceValues>;

/** Fills the slots of the page for an answer, in words and figures of a language. */
export function fillBid(read: ReadBid, words: BidWords, locale: Locale): Fills {
  const { bid } = read;
  const formats = bidFormats(words, locale);
  const values = sentenceValues(bid, words, formats);
  const { labelNever, label, breakEven } = words.drawing;
  return {
    ...calculationFills(bid, words, formats),
    ...verdictFills(bid, words, values),
    ...yearFills(read, words, formats),
    ...chartFills(bid, {
      label: fill(neverPays(bid) ? labelNever : label, values),
      breakEven: fill(breakEven, values),
      range: values.range,
      percent: formats.percent,
      signed: formats.signed,
    }),
  };
}

function bidFormats(words: BidWords, locale: Locale) {
  return {
    money: (euros: number) => formatEuros(euros, locale),
    signed: (euros: number) => formatGain(euros, locale),
    percent: (share: number) =>
      share > 0 && share < 0.001
        ? fill(words.less, { percent: formatPercent(0.1, locale) })
        : formatPercent(share * 100, locale),
    span: (from: string, to: string) => (from === to ? from : fill(words.between, { from, to })),
    number: (count: number) => formatNumber(Math.round(count * 10) / 10, locale),
  };
}

/** Tells whether a bid costs more than it brings, even when it is sure to win. */
function neverPays(bid: Bid): boolean {
  return (bidValue(bid).breakEven ?? Infinity) >= 1;
}

function sentenceValues(bid: Bid, words: BidWords, { money, signed, percent, span, number }: Formats) {
  const { cost, value, breakEven = Infinity, costWorthAll } = bidValue(bid);
  const { low, high } = bid.chance;
  const sizes = [Math.abs(value.low), Math.abs(value.high)];
  return {
    range: fill(low === high ? words.point : words.range, {
      low: number(low * 100),
      high: number(high * 100),
    }),
    lowest: percent(low),
    highest: percent(high),
    percent: percent(breakEven),
    cost: money(cost),
    margin: money(bid.margin),
    loss: money(value.low),
    gain: money(value.high),
    low: signed(value.low),
    high: signed(value.high),
    between: span(money(Math.min(...sizes)), money(Math.max(...sizes))),
    worthAll: money(costWorthAll),
    worthOne: money(high * bid.margin),
    marginNeeded: money(cost / high),
  };
}

/** Fills the cost of the bid, the note on the example, and the link to the demo request with its figures. */
function calculationFills(bid: Bid, words: BidWords, { money, number }: Formats): Fills {
  const { days, rate, margin } = BID_EXAMPLE;
  const cost = money(bidValue(bid).cost);
  return {
    example: { hidden: bid.days !== days || bid.rate !== rate || bid.margin !== margin },
    demo: { attributes: { href: `${words.demo}?calcul=${encodeBid(bid)}#demo-form` } },
    cost: { text: fill(words.cost, { days: number(bid.days), rate: money(bid.rate), cost }) },
  };
}

/** Fills the break-even chance, the verdict, and what would make the bid pay. */
function verdictFills(bid: Bid, words: BidWords, values: Values): Fills {
  const { verdict } = bidValue(bid);
  const { low, high } = bid.chance;
  const isNever = neverPays(bid);
  const hasLever = !isNever && (verdict === 'notWorth' ? high > 0 : low > 0);
  return {
    need: { hidden: isNever },
    breakEven: { text: isNever ? '' : values.percent },
    verdict: { text: fill(words.verdict[isNever ? 'never' : verdict], values) },
    lever: { text: fill(words.lever[verdict], values), hidden: !hasLever },
  };
}

/** Fills the bids that a year has time for, those that must be won, and what they bring. */
function yearFills({ bid, year }: ReadBid, words: BidWords, formats: Formats): Fills {
  const { signed, percent, span, number } = formats;
  const { answers, value: total, wins, winsNeeded, none } = bidYear(bid, year);
  const values = {
    answers: number(answers),
    year: number(year),
    days: number(bid.days),
    range: sentenceValues(bid, words, formats).range,
    none: span(percent(none.low), percent(none.high)),
    total: span(signed(total.low), signed(total.high)),
  };
  const isNone = answers === 0;
  const text = isNone ? 'nothing' : winsNeeded <= answers ? 'text' : 'never';
  const won = span(number(wins.low), number(wins.high));
  return {
    yearAnswers: { text: fill(words.year[worthwhileAnswers(bid, answers)], values) },
    yearText: { text: fill(words.year[text], { ...values, wins: number(winsNeeded) }) },
    yearWon: { text: fill(words.year.won, { ...values, wins: won }), hidden: isNone },
    yearRisk: { text: fill(words.year.risk, values), hidden: isNone },
  };
}

/** Returns how many of a year's bids are worth it, as a key of the messages. */
function worthwhileAnswers(bid: Bid, answers: number): 'none' | 'upTo' | 'one' | 'many' {
  const { verdict } = bidValue(bid);
  if (neverPays(bid) || verdict === 'notWorth' || answers === 0) return 'none';
  if (verdict === 'open') return 'upTo';
  return answers === 1 ? 'one' : 'many';
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
