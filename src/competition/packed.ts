import type { Cell, Figures } from '../schemas/competition/figures.ts';
import { cellFrom } from './counting/statistics.ts';

const DAY_MS = 86_400_000;

/**
 * A cell as whole numbers: contracts, consultations, the three quartiles, the contracts between them, the offers, the
 * tenfold effective number, the chance of one more in ten thousandths, the contracts with 1 to 9 and 10 or more offers,
 * the first and the last day counted from `start`. The shares follow from them.
 */
export function pack(cell: Cell, start: string): number[] {
  const { contracts, consultations, quartiles, within, received, effective, oneMore, offers, period } = cell;
  const days = [period.from, period.to].map((day) => (Date.parse(day) - Date.parse(start)) / DAY_MS);
  const [tenfold, chance] = [Math.round(10 * effective), Math.round(10_000 * oneMore)];
  return [
    contracts,
    consultations,
    ...quartiles,
    within.count,
    received,
    tenfold,
    chance,
    ...offers,
    ...days,
  ];
}

/** The cell that was packed, but for its contracts without competition. */
export function unpack(numbers: readonly number[], start: string): Cell {
  const [contracts = 0, consultations = 0, first = 0, median = 0, third = 0] = numbers;
  const [within = 0, received = 0, tenfold = 0, chance = 0] = numbers.slice(5);
  const [from = '', to = ''] = numbers
    .slice(19)
    .map((days) => new Date(Date.parse(start) + days * DAY_MS).toISOString().slice(0, 10));
  const quartiles: Cell['quartiles'] = [first, median, third];
  return cellFrom({
    contracts,
    consultations,
    quartiles,
    within,
    offers: numbers.slice(9, 19),
    received,
    effective: tenfold / 10,
    oneMore: chance / 10_000,
    period: { from, to },
  });
}

/** The figures of the choices that may be asked, in short; what only names a trade that is not offered is left out. */
export function packFigures(
  { source, cells, tooFew }: Pick<Figures, 'source' | 'cells' | 'tooFew'>,
  trades: readonly string[],
) {
  const start = source.period.from;
  const isOffered = ([key]: [string, unknown]) => {
    const [, cpv] = /cpv=(\d+)/.exec(key) ?? [];
    return cpv === undefined || trades.includes(cpv);
  };
  const packed = Object.entries(cells)
    .filter(isOffered)
    .map(([key, cell]) => [key, pack(cell, start)] as const);
  return {
    start,
    cells: Object.fromEntries(packed),
    tooFew: Object.fromEntries(Object.entries(tooFew).filter(isOffered)),
  };
}
