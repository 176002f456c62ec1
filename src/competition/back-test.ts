import { MINIMUM } from '../schemas/competition/limits.ts';
import { PROTOCOL_VERSION, type OpenDataSource, type Reliability } from '../schemas/competition/figures.ts';
import { groupBy, type Dimension } from './cells.ts';
import { literal, type DuckDb } from './database.ts';
import { asShown, learnLevels, shrunk, type Judged, type Grouping } from './forecasts.ts';
import { better, BOOTSTRAP, compare, drawsOf, scoreOffers, scoreSingle } from './scores.ts';

/**
 * What each forecast looks at, from the narrowest group of markets to the widest. The first is the plain baseline that
 * the others are measured against; `explorer` is what a page answers to a reader who chooses all that is known, and is
 * judged as it is shown.
 */
const FORECASTS: Readonly<Record<string, readonly (readonly Dimension[])[]>> = {
  overall: [[]],
  'procedure-amount': [['procedure', 'band'], ['procedure'], []],
  trade: [['group'], ['division'], ['type'], []],
  department: [['department'], []],
  region: [['region'], []],
  month: [['month'], []],
  explorer: [
    ['procedure', 'band', 'group', 'department'],
    ['procedure', 'band', 'group', 'region'],
    ['procedure', 'band', 'group'],
    ['procedure', 'band', 'division'],
    ['procedure', 'division'],
    ['division'],
    [],
  ],
};

/**
 * Learns before a day, judges from that day on, and says how the forecasts did. Nothing is judged where either side has
 * fewer than 30 markets. The forecasts, their order and their constants are the protocol: whoever changes them raises
 * its version.
 */
export async function backTest(
  database: DuckDb,
  { id, cut: given }: Pick<OpenDataSource, 'id' | 'cut'>,
  computed: string,
): Promise<Reliability | undefined> {
  const cut = given ?? (await threeQuarters(database));
  if (cut === undefined) return undefined;
  await splitMarkets(database, cut);
  const judged = await database.rows<Judged>('SELECT *, count(*) AS n FROM judged GROUP BY ALL ORDER BY ALL');
  const [learntAll] = await groupBy(database, 'learnt', []);
  const total = judged.reduce((count, { n }) => count + Number(n), 0);
  if (learntAll === undefined || learntAll.n < MINIMUM || total < MINIMUM) return undefined;

  const groups = Math.max(...judged.map(({ lot }) => lot)) + 1;
  const forecasts: { forecast: string; levels: readonly Grouping[]; single: (market: Judged) => number }[] =
    [];
  for (const [forecast, chain] of Object.entries(FORECASTS)) {
    const isShown = forecast === 'explorer';
    const levels = await learnLevels(database, chain, isShown ? MINIMUM : 1);
    forecasts.push({ forecast, levels, single: isShown ? asShown(levels) : shrunk(levels) });
  }
  const draws = drawsOf(groups);
  const offers = compare(
    forecasts.map(({ forecast, levels }) => ({ forecast, ...scoreOffers(judged, levels, groups) })),
    draws,
  );
  const single = compare(
    forecasts.map(({ forecast, single: shareOf }) => ({ forecast, ...scoreSingle(judged, shareOf, groups) })),
    draws,
  );
  return {
    protocol: PROTOCOL_VERSION,
    source: id,
    computed,
    cut,
    learnt: learntAll.n,
    judged: total,
    bootstrap: { ...BOOTSTRAP, groups },
    offers: offers.map(({ mean, quartiles, deciles, ...rest }) => ({
      ...rest,
      crps: mean,
      quartiles,
      deciles,
    })),
    single: single.map(({ mean, bins, ...rest }) => ({ ...rest, brier: mean, bins })),
    better: { offers: better(offers), single: better(single) },
  };
}

/** The day of the market at three quarters of those that count, in order of their days. */
async function threeQuarters(database: DuckDb): Promise<string | undefined> {
  const [row] = await database.rows<{ day: string | null }>(
    "SELECT CAST(quantile_disc(day, 0.75) AS VARCHAR) AS day FROM markets WHERE state = 'counted'",
  );
  return row?.day ?? undefined;
}

/**
 * Parts the counted markets in two tables. Lots of one buyer on one day are mostly of one consultation, and alike:
 * the bootstrap draws them together, so that they do not count as independent.
 */
async function splitMarkets(database: DuckDb, cut: string): Promise<void> {
  const columns = `procedure, band, division, "group", department, region,
    CASE WHEN division = '45' THEN 'works' WHEN division < '45' OR division = '48' THEN 'supplies'
      WHEN division IS NOT NULL THEN 'services' END AS type, month(day) AS month, offers`;
  const side = (comparison: string) =>
    `FROM markets WHERE state = 'counted' AND day ${comparison} DATE ${literal(cut)}`;
  await database.run(`
    CREATE OR REPLACE TABLE learnt AS
      SELECT ${columns}, count(*) AS n, min(day) AS "from", max(day) AS "to" ${side('<')} GROUP BY ALL;
    CREATE OR REPLACE TABLE judged AS
      SELECT ${columns}, CAST((dense_rank() OVER (ORDER BY left(market, 14), day) - 1) % ${BOOTSTRAP.groups} AS INTEGER) AS lot
      ${side('>=')}`);
}
