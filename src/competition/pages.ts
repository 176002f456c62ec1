import { MINIMUM } from '../schemas/competition/limits.ts';
import type { Cell, Choice, Figures } from '../schemas/competition/figures.ts';
import { keyOf } from './choice.ts';
import { regionOf } from './places.ts';
import { cellOf, countWithin } from './statistics.ts';

/** Whether single offers are rarer or more frequent than in the whole source, beyond the interval of the share. */
export type Position = 'fewer' | 'unknown' | 'more';

/** A choice of a source that has a page of its own: a department, a trade (CPV division), or a trade in a department. */
export interface CompetitionPage {
  readonly kind: 'department' | 'trade' | 'both';
  readonly choice: Choice;
  readonly cell: Cell;
  readonly position: Position;
}

/** A value that makes more of a source than this is what the source is about: pages by it would repeat the whole. */
const ABOUT = 0.5;

/**
 * The pages that a source carries, each for a choice of 30 markets or more that is not nearly all of the source: its
 * departments and its trades, and where it has several of both, the trades of each department.
 */
export function pagesOf({ cells }: Pick<Figures, 'cells'>): CompetitionPage[] {
  const whole = cells[keyOf({})];
  if (whole === undefined) return [];
  const departments = valuesOf(cells, 'department', whole.contracts);
  const trades = valuesOf(cells, 'cpv', whole.contracts).filter(({ length }) => length === 2);
  const page = (kind: CompetitionPage['kind'], choice: Choice): CompetitionPage[] => {
    const cell = cells[keyOf(choice)];
    return cell === undefined || cell.contracts < MINIMUM
      ? []
      : [{ kind, choice, cell, position: positionOf(cell, whole) }];
  };
  return [
    ...departments.flatMap((department) => page('department', { department })),
    ...trades.flatMap((cpv) => page('trade', { cpv })),
    ...departments.flatMap((department) => trades.flatMap((cpv) => page('both', { cpv, department }))),
  ];
}

/** The department that a source is about, where one holds more than half of its markets. */
export function departmentOf({ cells }: Pick<Figures, 'cells'>): string | undefined {
  const most = (cells[keyOf({})]?.contracts ?? 0) * ABOUT;
  return singles(cells, 'department').find(([, { contracts }]) => contracts > most)?.[0];
}

/** Neighbours that a page names at most. */
const BESIDE = 2;

/**
 * The pages beside one: the departments of its region with most markets, or the trades before and after it in the order
 * of the CPV. A trade in a department has those there.
 */
export function neighboursOf(page: CompetitionPage, pages: readonly CompetitionPage[]): CompetitionPage[] {
  const { department, cpv } = page.choice;
  const alike = pages.filter(({ kind }) => kind === page.kind);
  if (department !== undefined && cpv === undefined) {
    const region = regionOf(department);
    return alike
      .filter(
        (other) =>
          other !== page && region !== undefined && regionOf(other.choice.department ?? '') === region,
      )
      .toSorted((one, other) => other.cell.contracts - one.cell.contracts)
      .slice(0, BESIDE);
  }
  const trades = alike.filter(({ choice }) => choice.department === department);
  const place = trades.indexOf(page);
  return trades.filter((_, index) => Math.abs(index - place) === 1);
}

function positionOf({ single }: Cell, whole: Cell): Position {
  if (single.high < whole.single.share) return 'fewer';
  return single.low > whole.single.share ? 'more' : 'unknown';
}

/** The values of a part by which a source can be divided: none where one of them is what the source is about. */
function valuesOf(cells: Figures['cells'], part: 'department' | 'cpv', n: number): string[] {
  const found = singles(cells, part);
  return found.some(([, cell]) => cell.contracts > n * ABOUT) ? [] : found.map(([value]) => value);
}

/** The cells of a single part, by its value in ascending order. */
function singles(cells: Figures['cells'], part: 'department' | 'cpv'): (readonly [string, Cell])[] {
  const start = `${part}=`;
  return Object.entries(cells)
    .filter(([key]) => key.startsWith(start) && !key.includes('&'))
    .map(([key, cell]) => [key.slice(start.length), cell] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/**
 * A cell without some of its markets, given by how many offers they received (10 is ten and more). Nothing where fewer
 * than 30 are left, or where a quartile is ten or more, which the counts of a cell do not tell apart.
 */
export function withoutMarkets(
  cell: Cell,
  others: readonly { readonly offers: number; readonly count: number }[],
): Cell | undefined {
  const offers = cell.offers.map((count, place) =>
    others.reduce((left, other) => (other.offers === place + 1 ? left - other.count : left), count),
  );
  const histogram = offers.map((markets, place) => [place + 1, markets] as const);
  if (countWithin(histogram, 1, 10) < MINIMUM || offers.some((count) => count < 0)) return undefined;
  const left = cellOf(histogram, cell.period);
  return left.quartiles[2] >= 10 ? undefined : left;
}
