import type { Cell, Figures } from '../schemas/competition/figures.ts';
import { cellFrom } from './statistics.ts';

const DAY_MS = 86_400_000;

/**
 * A cell as plain numbers: n, the three quartiles, the markets between them, those with 1 to 9 and 10 or more offers,
 * the first and the last day counted from `start`. The shares follow from them.
 */
export function pack({ contracts, quartiles, within, offers, period }: Cell, start: string): number[] {
  const days = [period.from, period.to].map((day) => (Date.parse(day) - Date.parse(start)) / DAY_MS);
  return [contracts, ...quartiles, within.count, ...offers, ...days];
}

/** The cell that was packed, but for its markets without competition. */
export function unpack(numbers: readonly number[], start: string): Cell {
  const [contracts = 0, first = 0, median = 0, third = 0, within = 0] = numbers;
  const [from = '', to = ''] = numbers
    .slice(15)
    .map((days) => new Date(Date.parse(start) + days * DAY_MS).toISOString().slice(0, 10));
  const quartiles: Cell['quartiles'] = [first, median, third];
  return cellFrom({ contracts, quartiles, within, offers: numbers.slice(5, 15), period: { from, to } });
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
