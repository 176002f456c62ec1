import { keyOf } from './counting/choice.ts';
import { positionOf } from './look-up.ts';
import { numbersInWords } from './number-words.ts';
import type { Source } from './read.ts';
import type { Locale } from '#locales.ts';
import type { Cell, Choice } from '#schemas/competition/figures.ts';
import { MINIMUM } from '#schemas/competition/limits.ts';

/** A number with a unit of what our figures count: others are somebody else's. */
const COUNTED =
  /^([\d \u00A0\u202F.,]+?)[ \u00A0\u202F]?(?:%|marchés?|offres?|contrats?|consultations?|procedures?|contracts?|bids?|tenders?)$/u;

/** Distance at which a share in words is still ours: one in five is 18 to 22 %. */
const NEAR = 0.02;

/** The numbers that texts may state of any source: the interval's level, one dot of a hundred, the last column of offers. */
const CONSTANTS = [MINIMUM, 95, 1, 100, 10];

/** Numbers that may be said of the sources as a whole, and of the choices that a text leads to. */
export interface Known {
  readonly numbers: ReadonlySet<number>;
  readonly shares: readonly number[];
}

/** Collects what may be said now. */
export function knownOf(
  sources: readonly Source[],
  asked: readonly { source: Source; choice: Choice }[],
): Known {
  const reports = sources.flatMap(({ figures: { report, read, cells } }) => [
    report.rows,
    report.contracts,
    report.counted,
    report.consultations,
    report.withoutCompetition,
    ...report.leftOut.map(({ count }) => count),
    report.twoNumbers.merged,
    report.twoNumbers.doubtful,
    ...report.unknown.map(({ count }) => count),
    ...read.flatMap(({ cpv, others }) => {
      const out = others.reduce((sum, { count }) => sum + count, 0);
      const kept = cells[keyOf({ cpv })]?.contracts ?? 0;
      return [...others.map(({ count }) => count), out, kept, kept + out];
    }),
    ...departmentsOf(cells),
  ]);
  const cells = [
    ...sources.flatMap(({ figures: { read, cells: own } }) =>
      [{}, ...read.map(({ cpv }) => ({ cpv }))].flatMap((choice) => own[keyOf(choice)] ?? []),
    ),
    ...asked.flatMap(({ source, choice }) => source.figures.cells[keyOf(choice)] ?? []),
  ];
  const shares = cells.flatMap(sharesIn);
  const percents = shares.flatMap((share) => [Math.round(1000 * share) / 10, Math.round(100 * share)]);
  return { numbers: new Set([...CONSTANTS, ...reports, ...cells.flatMap(countsIn), ...percents]), shares };
}

/** Counts the departments with figures, those that differ from the whole, and these to either side. */
function departmentsOf(cells: Readonly<Record<string, Cell>>): number[] {
  const { all } = cells;
  const own = Object.entries(cells).filter(([key]) => /^department=\w+$/.test(key));
  if (all === undefined) return [];
  const positions = own.map(([, cell]) => positionOf(cell, all));
  const count = (side: 'more' | 'fewer') => positions.filter((position) => position === side).length;
  return [own.length, count('more'), count('fewer'), count('more') + count('fewer')];
}

/** Contracts with one offer, with two or fewer, and so on. */
function upTo({ offers }: Cell): number[] {
  return offers.map((_, place) => offers.slice(0, place + 1).reduce((sum, count) => sum + count, 0));
}

/** The counts that a sentence may say of a cell. */
function countsIn(cell: Cell): number[] {
  const { contracts, consultations, received, quartiles, within, single } = cell;
  return [contracts, consultations, received, ...quartiles, within.count, single.count, ...upTo(cell)];
}

/** The shares that a sentence may say of a cell. */
function sharesIn(cell: Cell): number[] {
  const { within, single, success, oneMore, contracts } = cell;
  const own = [within.share, single.share, single.low, single.high, success, oneMore];
  return [...own, ...upTo(cell).map((count) => count / contracts)];
}

/** Finds what of a sentence is not in the figures: `figures` are those that it states in digits, with their units. */
export function unknownIn(
  sentence: string,
  figures: readonly string[],
  known: Known,
  locale: Locale,
): string[] {
  const digits = figures.filter((figure) => {
    const number = numberIn(figure, locale);
    return number !== undefined && !known.numbers.has(number);
  });
  const words = numbersInWords(sentence, locale).filter(({ count, share }) =>
    share === undefined
      ? count !== undefined && !known.numbers.has(count)
      : !known.shares.some((own) => Math.abs(own - share) <= NEAR),
  );
  return [...digits, ...words.map(({ text }) => text)];
}

/** The number of a figure that counts what ours count; nothing for any other. */
function numberIn(figure: string, locale: Locale): number | undefined {
  const [, digits] = COUNTED.exec(figure) ?? [];
  if (digits === undefined) return undefined;
  const bare = digits.replaceAll(/[ \u00A0\u202F]/g, '');
  return Number(locale === 'fr' ? bare.replace(',', '.') : bare.replaceAll(',', ''));
}
