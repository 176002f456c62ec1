import { REASONS, type Figures } from '../schemas/competition/figures.ts';
import { type DuckDb, literal } from './database.ts';
import { PLACES } from './places.ts';

/** A count of offers outside of these is a mistake of typing. */
const [FEWEST, MOST] = [1, 500];

/** No notification is older: what is dated before was mistyped. */
const OLDEST = '2000-01-01';

/** The European thresholds and round amounts that part the bands, as lower edges in euros before VAT. */
export type Edges = readonly number[];

/** The key of a procedure by its plain name; `none` is without publicity or competition, nothing is empty or unknown. */
const PROCEDURE = `CASE
  WHEN plain LIKE '%sans publicite%' OR plain LIKE '%sans mise en concurrence%' THEN 'none'
  WHEN plain LIKE 'procedure adaptee%' THEN 'adaptee'
  WHEN plain LIKE 'appel d''offres ouvert%' THEN 'ouvert'
  WHEN plain LIKE 'appel d''offres restreint%' THEN 'restreint'
  WHEN plain LIKE 'dialogue competitif%' THEN 'dialogue'
  WHEN plain LIKE 'procedure %negoci%' OR plain LIKE 'procedure concurrentielle%' THEN 'negociation' END`;

/** The department of a department's, a municipality's or a postal code; Corsica's postal codes are of two. */
const DEPARTMENT = `CASE
  WHEN length(code) = 1 THEN '0' || code
  WHEN length(code) <= 3 THEN code
  WHEN code LIKE '97%' OR code LIKE '98%' THEN left(code, 3)
  WHEN code LIKE '200%' OR code LIKE '201%' THEN '2A'
  WHEN code LIKE '20%' THEN '2B'
  ELSE left(code, 2) END`;

/** What the first row says where the rows of a market differ. */
const FROM_FIRST_ROW = ['procedure', 'amount', 'cpv', 'department', 'typed_day', 'typed_offers']
  .map((column) => `arg_min(${column}, records.rowid) AS ${column}`)
  .join(', ');

/** Prepares the table that files are read into, emptied of what was there. */
export async function prepareRecords(database: DuckDb): Promise<void> {
  await database.run(`
    CREATE OR REPLACE TABLE places(department VARCHAR, region VARCHAR);
    INSERT INTO places VALUES ${PLACES.map(([department, region]) => `(${literal(department)}, nullif(${literal(region)}, ''))`).join(', ')};
    CREATE OR REPLACE TABLE records(market VARCHAR, typed_offers VARCHAR, offers INTEGER,
      typed_day VARCHAR, day DATE, procedure VARCHAR, amount DOUBLE, cpv VARCHAR, department VARCHAR)`);
}

/** Adds what a query selects, as texts, to the records, each read as far as it can be. Returns how many there were. */
export async function loadRecords(database: DuckDb, query: string): Promise<number> {
  const counted = async () => {
    const [row] = await database.rows<{ n: bigint }>('SELECT count(*) AS n FROM records');
    return Number(row?.n ?? 0);
  };
  const before = await counted();
  await database.run(`
    INSERT INTO records
    SELECT nullif(trim(market), ''),
      offers, CASE WHEN number = floor(number) THEN TRY_CAST(number AS INTEGER) END,
      notified, CASE WHEN day >= DATE ${literal(OLDEST)} THEN day END,
      ${PROCEDURE},
      CASE WHEN isfinite(euros) AND euros > 0 THEN euros END,
      nullif(regexp_extract(cpv, '^\\s*(\\d{8})(?:-\\d)?\\s*$', 1), ''),
      ${DEPARTMENT}
    FROM (
      SELECT *, TRY_CAST(offers AS DOUBLE) AS number, TRY_CAST(left(notified, 10) AS DATE) AS day,
        lower(strip_accents(replace(procedure, '’', ''''))) AS plain,
        TRY_CAST(amount AS DOUBLE) AS euros, upper(trim(department)) AS code
      FROM (${query}))`);
  return (await counted()) - before;
}

/**
 * Counts markets by the rules: one market is one identifier, its count is that of its rows of the earliest day, and
 * where these differ in anything else the first row of the files speaks. Fills `markets`, with the state of each.
 */
export async function countMarkets(database: DuckDb, edges: Edges, extracted: string): Promise<void> {
  const last = `DATE ${literal(extracted)}`;
  await database.run(`
    CREATE OR REPLACE TABLE days AS
      SELECT market, coalesce(min(day) FILTER (WHERE day <= ${last}), min(day)) AS day
      FROM records WHERE market IS NOT NULL GROUP BY market;
    CREATE OR REPLACE TABLE markets AS
      SELECT market, day, low AS offers, procedure, ${bandOf(edges)} AS band,
        CASE WHEN cpv >= '03' THEN left(cpv, 2) END AS division,
        CASE WHEN cpv >= '03' AND substr(cpv, 3, 1) <> '0' THEN left(cpv, 3) END AS "group",
        places.department AS department, region,
        CASE
          WHEN day IS NULL THEN 'no-date'
          WHEN day > ${last} THEN 'later-than-extract'
          WHEN procedure = 'none' THEN 'without-competition'
          WHEN low IS NULL THEN 'no-count'
          WHEN low <> high THEN 'ambiguous-count'
          WHEN low NOT BETWEEN ${FEWEST} AND ${MOST} THEN 'count-out-of-range'
          ELSE 'counted' END AS state,
        CASE state WHEN 'no-date' THEN typed_day WHEN 'later-than-extract' THEN CAST(day AS VARCHAR)
          WHEN 'no-count' THEN typed_offers WHEN 'ambiguous-count' THEN low || ' ; ' || high
          WHEN 'count-out-of-range' THEN CAST(low AS VARCHAR) END AS fault
      FROM (
        SELECT market, any_value(days.day) AS day, min(offers) AS low, max(offers) AS high,
          ${FROM_FIRST_ROW}
        FROM records JOIN days USING (market)
        WHERE records.day IS NOT DISTINCT FROM days.day
        GROUP BY market)
      AS found LEFT JOIN places ON places.department = found.department`);
}

function bandOf(edges: Edges): string {
  const steps = edges.toReversed().map((edge) => `WHEN amount >= ${edge} THEN ${edge}`);
  return `CASE ${steps.join(' ')} END`;
}

/** What was read, counted and left out, each reason with its count and three examples. */
export async function reportMarkets(database: DuckDb): Promise<Figures['report']> {
  const [records] = await database.rows<{ rows: bigint; without: bigint; places: bigint[] | null }>(`
    SELECT count(*) AS rows, count(*) FILTER (WHERE market IS NULL) AS without,
      list(rowid + 1 ORDER BY rowid) FILTER (WHERE market IS NULL)[1:3] AS places FROM records`);
  const states = await database.rows<{ state: string; n: bigint }>(
    'SELECT state, count(*) AS n FROM markets GROUP BY state',
  );
  const examples = await database.rows<{ state: string; market: string; fault: string | null }>(`
    SELECT state, market, fault FROM markets WHERE state NOT IN ('counted', 'without-competition')
    QUALIFY row_number() OVER (PARTITION BY state ORDER BY market) <= 3 ORDER BY state, market`);
  const [unknown] = await database.rows<Record<'procedure' | 'band' | 'cpv' | 'department', bigint>>(`
    SELECT count(*) - count(procedure) AS procedure, count(*) - count(band) AS band,
      count(*) - count(division) AS cpv, count(*) - count(department) AS department
    FROM markets WHERE state = 'counted'`);
  const count = (state: string) => Number(states.find((row) => row.state === state)?.n ?? 0);
  const reasons = REASONS.map((reason) =>
    reason === 'no-identifier'
      ? {
          reason,
          count: Number(records?.without ?? 0),
          examples: (records?.places ?? []).map((place) => ({ market: '', value: `ligne ${place}` })),
        }
      : {
          reason,
          count: count(reason),
          examples: examples
            .filter(({ state }) => state === reason)
            .map(({ market, fault }) => ({ market, value: fault ?? '' })),
        },
  );
  return {
    rows: Number(records?.rows ?? 0),
    markets: states.reduce((sum, { n }) => sum + Number(n), 0),
    counted: count('counted'),
    withoutCompetition: count('without-competition'),
    leftOut: reasons.filter((reason) => reason.count > 0),
    unknown: {
      procedure: Number(unknown?.procedure ?? 0),
      band: Number(unknown?.band ?? 0),
      cpv: Number(unknown?.cpv ?? 0),
      department: Number(unknown?.department ?? 0),
    },
  };
}
