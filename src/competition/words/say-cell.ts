import { formatDay, formatNumber, formatPercent } from '../../i18n/format.ts';
import type { Messages } from '../../i18n/messages/index.ts';
import type { Locale } from '../../locales.ts';
import type { Cell } from '../../schemas/competition/figures.ts';
import { fill } from '../../schemas/wording.ts';
import { factsOf } from '../facts.ts';
import { describeDrawing, sayFacts } from '../sentences.ts';

/** The wordings of a language that say a cell, which are filled here: a browser says what a build does. */
export interface CellWordings {
  readonly say: Messages['competition']['say'];
  readonly legend: Messages['competition']['legend'];
  readonly key: Messages['competition']['key'];
  readonly provenance: Messages['competition']['provenance'];
  readonly answer: Messages['howMany']['answer'];
}

/** What is said and drawn of a cell. */
export function sayCell(cell: Cell, texts: CellWordings, locale: Locale) {
  const facts = factsOf(cell);
  const { contracts, consultations, single, period } = cell;
  const odds = formatShare(cell.oneMore, locale);
  const middle = middleOf(cell, locale);
  const days = {
    from: formatDay(period.from, locale, 'medium'),
    to: formatDay(period.to, locale, 'medium'),
  };
  const counted = {
    contracts: formatNumber(contracts, locale),
    consultations: formatNumber(consultations, locale),
  };
  const said = fill(texts.provenance.days, days);
  return {
    ...sayFacts(facts, texts.say),
    ...counted,
    /** What stands beside a small figure. */
    note: `${fill(texts.provenance.n, counted)}, ${said}`,
    single: formatShare(single.share, locale),
    interval: fill(texts.answer.interval, formatBounds(single, locale)),
    /** The chance of one more bidder, and how many of a hundred offers won. */
    odds,
    success: fill(texts.answer.success, { success: Math.round(100 * cell.success) }),
    bid: fill(texts.answer.bid, { odds }),
    period: said,
    legend: contracts < 100 ? texts.legend.each : texts.legend.hundred,
    /** The key of the drawing: the middle says its numbers of offers and the share of contracts that it holds. */
    key: {
      single: texts.key.single,
      within:
        middle.from > middle.to
          ? ''
          : fill(middle.from === middle.to ? texts.key.exact : texts.key.within, middle),
      outside: texts.key.outside,
    },
    label: describeDrawing(facts, texts.say),
    drawing: facts.drawing,
    median: facts.median,
  };
}

/** What is grey in the drawing: from the first quartile to the third, a single offer apart, and its share of contracts. */
function middleOf({ contracts, quartiles: [first, , to], within, single }: Cell, locale: Locale) {
  const count = first === 1 ? within.count - single.count : within.count;
  return {
    from: Math.max(2, first),
    to,
    share: formatPercent(Math.round((100 * count) / contracts), locale),
  };
}

/** A share from 0 to 1 as a percentage of one decimal at most, e.g. `17,3 %`. */
export function formatShare(share: number, locale: Locale): string {
  return formatPercent(100 * share, locale);
}

/** The bounds of a share's interval: whole numbers, the second with its sign, e.g. `15` and `19 %`. */
export function formatBounds(
  { low, high }: { readonly low: number; readonly high: number },
  locale: Locale,
): { low: string; high: string } {
  return {
    low: formatNumber(Math.round(100 * low), locale),
    high: formatPercent(Math.round(100 * high), locale),
  };
}
