import { CSV_BOM, csvLine } from '#schemas/csv.ts';
import type { Cell } from '#schemas/competition/cell.ts';
import type { Figures } from '#schemas/competition/figures.ts';
import { parseChoiceKey, choiceKey } from './counting/choice.ts';
import { lookUp } from './look-up.ts';

const COLUMNS = [
  'choice',
  'contracts',
  'consultations',
  'first_quartile',
  'median',
  'third_quartile',
  'within_quartiles',
  'single',
  'single_share',
  'single_low',
  'single_high',
  'success',
  'one_more',
  'from',
  'to',
  'next_wider_choice',
  'place',
  'source',
  'licence',
  'computed',
  'rules',
] as const;

/**
 * Writes the figures of a source as CSV that a French spreadsheet opens in columns (mark of encoding, semicolons, decimal
 * commas): each choice of 30 consultations with its cell, and each of fewer with its two
 * counts and the next wider choice that has figures.
 */
export function figuresCsv(figures: Figures): string {
  const { cells, tooFew, source } = figures;
  const about = [source.place.fr, source.address, source.licence, source.computed, source.rules];
  const known = Object.entries(cells).map(([key, cell]) => [key, ...cellValues(cell), '', ...about]);
  const few = Object.entries(tooFew).map(([key, counts]) => {
    const wider = lookUp(figures, parseChoiceKey(key));
    const blank = COLUMNS.slice(3, 15).map(() => '');
    return [key, ...counts, ...blank, wider === undefined ? '' : choiceKey(wider.choice), ...about];
  });
  return CSV_BOM + [COLUMNS, ...known, ...few].map((line) => csvLine(line, ';')).join('');
}

function cellValues({ contracts, consultations, quartiles, within, single, success, oneMore, period }: Cell) {
  const { count, share, low, high } = single;
  const shares = [within.share, count, share, low, high, success, oneMore];
  return [contracts, consultations, ...quartiles, ...shares, period.from, period.to];
}
