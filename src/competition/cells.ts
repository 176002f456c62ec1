import { MINIMUM } from '../schemas/competition/limits.ts';
import type { Cell, Choice, Figures } from '../schemas/competition/figures.ts';
import { keyOf } from './choice.ts';
import type { DuckDb } from './database.ts';
import { cellOf, type Histogram } from './statistics.ts';

/** A column by which markets are told apart. */
export type Dimension =
  'procedure' | 'band' | 'division' | 'group' | 'department' | 'region' | 'type' | 'month';

/** The markets that agree in some columns: their values, and how many had each number of offers. */
export interface MarketGroup {
  readonly values: Readonly<Partial<Record<Dimension, string | number>>>;
  readonly n: number;
  readonly histogram: Histogram;
  readonly from: string;
  readonly to: string;
}

interface GroupRow extends Record<Dimension, string | number> {
  readonly n: bigint;
  readonly offers: readonly number[] | null;
  readonly markets: readonly bigint[] | null;
  readonly from: string;
  readonly to: string;
}

/** Every crossing that a reader may choose: one column or none of each line. */
const CROSSINGS: readonly (readonly Dimension[])[] = [
  ['procedure'] as const,
  ['band'] as const,
  ['division', 'group'] as const,
  ['region', 'department'] as const,
].reduce<readonly (readonly Dimension[])[]>(
  (crossings, line) =>
    crossings.flatMap((crossing) => [crossing, ...line.map((column) => [...crossing, column])]),
  [[]],
);

/**
 * The markets of a table by some columns; those that lack a value are in no group. Groups of fewer than `least` are
 * left out; those under `shown` come without their histogram.
 */
export async function groupBy(
  database: DuckDb,
  table: string,
  columns: readonly Dimension[],
  { least = 1, shown = 1 } = {},
): Promise<MarketGroup[]> {
  const names = columns.map((column) => `"${column}"`);
  const list = (last: string) => [...names, last].join(', ');
  const known = names.map((name) => `${name} IS NOT NULL`);
  const rows = await database.rows<GroupRow>(`
    SELECT ${list('sum(m) AS n')}, CAST(min("from") AS VARCHAR) AS "from", CAST(max("to") AS VARCHAR) AS "to",
      CASE WHEN sum(m) >= ${shown} THEN list(offers ORDER BY offers) END AS offers,
      CASE WHEN sum(m) >= ${shown} THEN list(CAST(m AS BIGINT) ORDER BY offers) END AS markets
    FROM (
      SELECT ${list('offers')}, sum(n) AS m, min("from") AS "from", max("to") AS "to"
      FROM ${table} WHERE ${known.join(' AND ') || 'true'} GROUP BY ALL)
    ${names.length > 0 ? `GROUP BY ${names.join(', ')}` : ''} HAVING sum(m) >= ${least}
    ORDER BY ALL`);
  return rows.map((row) => ({
    values: Object.fromEntries(columns.map((column) => [column, row[column]])),
    n: Number(row.n),
    histogram: (row.offers ?? []).map((offers, place) => [offers, Number(row.markets?.[place])] as const),
    from: row.from,
    to: row.to,
  }));
}

/** The figures of every choice that 30 markets or more make, and the count of those that fewer make, by their keys. */
export async function computeCells(database: DuckDb): Promise<Pick<Figures, 'cells' | 'tooFew'>> {
  const columns = 'band, division, "group", department, region';
  await database.run(`
    CREATE OR REPLACE TABLE counted AS ${marketsBy('counted', `procedure, ${columns}, offers`)};
    CREATE OR REPLACE TABLE apart AS ${marketsBy('without-competition', `${columns}, 0 AS offers`)}`);
  const cells: [string, Cell][] = [];
  const tooFew: [string, number][] = [];
  for (const crossing of CROSSINGS) {
    const groups = await groupBy(database, 'counted', crossing, { least: 2, shown: MINIMUM });
    const apart = crossing.includes('procedure')
      ? []
      : await groupBy(database, 'apart', crossing, { shown: 2 ** 53 });
    const without = new Map(apart.map(({ values, n }) => [keyOf(choiceOf(values)), n]));
    for (const group of groups) {
      const key = keyOf(choiceOf(group.values));
      if (group.n < MINIMUM) tooFew.push([key, group.n]);
      else {
        const cell = cellOf(group.histogram, { from: group.from, to: group.to });
        const withoutCompetition = without.get(key) ?? 0;
        cells.push([key, crossing.includes('procedure') ? cell : { ...cell, withoutCompetition }]);
      }
    }
  }
  return { cells: sorted(cells), tooFew: sorted(tooFew) };
}

function marketsBy(state: string, columns: string): string {
  return `SELECT ${columns}, count(*) AS n, min(day) AS "from", max(day) AS "to"
    FROM markets WHERE state = '${state}' GROUP BY ALL`;
}

/** The choice that a group makes: its division or group is its CPV code. */
export function choiceOf(values: MarketGroup['values']): Choice {
  const { procedure, band, division, group, department, region } = values;
  const cpv = group ?? division;
  // The columns hold what the import wrote there, which is what a choice may hold.
  return {
    ...(procedure !== undefined && { procedure }),
    ...(band !== undefined && { band }),
    ...(cpv !== undefined && { cpv }),
    ...(department === undefined ? region !== undefined && { region } : { department }),
  } as Choice;
}

function sorted<Value>(entries: readonly (readonly [string, Value])[]): Record<string, Value> {
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
