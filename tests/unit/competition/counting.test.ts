import { expect, it } from 'vitest';
import type { Figures } from '#schemas/competition/figures.ts';
import {
  csvText,
  describeSource,
  countFigures,
  importInto,
  jsonText,
  newFolder,
  put,
  row,
  rows,
  type Row,
} from './fixtures.ts';

const countReport = async (list: readonly Row[]) => (await countFigures(list)).report;
const leftOut = ({ leftOut: list }: Figures['report']) => list.map(({ reason, count }) => [reason, count]);

it.each([
  ['numbers with other signs and case', { id: '2024/001.A' }, { id: '2024_001-a' }],
  ['a number that a spreadsheet gave decimals', { id: '2024001' }, { id: '2024001.0' }],
  ['a SIRET without its zeros', { buyer: '09999999900019' }, { buyer: '9999999900019' }],
  ['a SIRET with spaces', { buyer: '99999999900019' }, { buyer: '999 999 999 00019' }],
  ['a SIRET with decimals', { buyer: '99999999900019' }, { buyer: '99999999900019.0' }],
])('contracts: %s are one', async (_, one, other) => {
  expect(await countReport([row(one), row(other)])).toMatchObject({ contracts: 1, rows: 2 });
});

it('a number that begins with another is the same contract, where all else agrees', async () => {
  const twin = [row({ id: '2024-7' }), row({ id: '2024-701' })];
  const report = await countReport(twin);
  expect(report).toMatchObject({ contracts: 1, counted: 1, twoNumbers: { merged: 1, doubtful: 0 } });
});

it.each([
  ['holder', { holder: 'T2' }],
  ['cent', { amount: '120000.01' }],
  ['day', { day: '2025-03-02' }],
  ['procedure', { procedure: 'Appel d’offres ouvert' }],
  ['months', { months: '24' }],
  ['count', { offers: '4' }],
  ['CPV code', { cpv: '45214210' }],
  ['buyer', { buyer: '29900000000025' }],
])('contracts with another %s are not merged', async (_, changed) => {
  const report = await countReport([row({ id: '2024-7' }), row({ id: '2024-701', ...changed })]);
  expect(report).toMatchObject({ contracts: 2, twoNumbers: { merged: 0, doubtful: 0 } });
});

it('pairs of contracts that differ by their number alone are reported as doubtful', async () => {
  const { twoNumbers, contracts } = await countReport([row({ id: '7A' }), row({ id: '8B' })]);
  expect(contracts).toBe(2);
  expect(twoNumbers).toMatchObject({ merged: 0, doubtful: 1 });
  expect(twoNumbers.examples[0]?.contract).toContain('8B');
});

it('pairs without holder and months in the file are reported as doubtful', async () => {
  const folder = newFolder();
  const list = [row({ id: '2024-7' }), row({ id: '2024-701' })];
  const header =
    'uid,id,codeCPV,acheteur_id,x,montant,dateNotification,procedure,offresRecues,acheteur_departement_code,y';
  const [imported] = await importInto(folder, [put(folder, 'a.csv', csvText(list, header))]);
  expect(imported?.figures.report).toMatchObject({ contracts: 2, twoNumbers: { merged: 0, doubtful: 1 } });
});

const two = async (
  first: Partial<Row>,
  second: Partial<Row>,
  published: readonly [string, string] | undefined,
) => {
  const folder = newFolder();
  const write = (name: string, changed: Partial<Row>, at: string | undefined) =>
    put(folder, name, jsonText(rows(40, [Number(changed.offers ?? 3)], changed), { published: at ?? '' }));
  const files = [write('d-2025.json', first, published?.[0]), write('d-2026.json', second, published?.[1])];
  const [imported] = await importInto(folder, files, describeSource('d', 'd-*.json'));
  return imported?.figures;
};

it('the last publication counts, by its day, else by the name of its file', async () => {
  const dated = await two({ offers: '1' }, { offers: '3' }, ['2026-06-01', '2025-05-01']);
  expect(dated?.cells['all']?.quartiles).toEqual([1, 1, 1]);
  const undated = await two({ offers: '1' }, { offers: '3' }, undefined);
  expect(undated?.cells['all']?.quartiles).toEqual([3, 3, 3]);
});

it('a row of a later day does not change the count of a contract; a row of the same day makes it ambiguous', async () => {
  expect(await countReport([row({}), row({ day: '2025-04-01', offers: '1' })])).toMatchObject({
    counted: 1,
  });
  const report = await countReport([row({ offers: '1' }), row({ offers: '3' }), ...rows(1, [2])]);
  expect(leftOut(report)).toEqual([['ambiguous-count', 1]]);
  expect(report.leftOut[0]?.examples).toEqual([{ contract: '29900000000017 A', value: '1 ; 3', count: 1 }]);
});

it.each([
  ['no-count', { offers: '' }, ''],
  ['no-count', { offers: '2.5' }, '2.5'],
  ['count-out-of-range', { offers: '0' }, '0'],
  ['count-out-of-range', { offers: '501' }, '501'],
  ['no-date', { day: '' }, ''],
  ['no-date', { day: '2025-02-31' }, '2025-02-31'],
  ['no-date', { day: '1925-03-01' }, '1925-03-01'],
  ['later-than-extract', { day: '2026-02-01' }, '2026-02-01'],
])('contracts left out are reported as %s, with the value: %j', async (reason, changed, value) => {
  const report = await countReport([row(changed), ...rows(1, [2])]);
  expect(leftOut(report)).toEqual([[reason, 1]]);
  expect(report.leftOut[0]?.examples).toEqual([{ contract: '29900000000017 A', value, count: 1 }]);
  expect(report.counted).toBe(1);
});

it('a contract without publicity or competition is counted apart, whatever its count', async () => {
  const procedure = 'Marché passé sans publicité ni mise en concurrence préalable';
  const { cells, report } = await countFigures([...rows(40, [2]), ...rows(6, [0], { id: 'S', procedure })]);
  expect(cells['all']).toMatchObject({ contracts: 40, withoutCompetition: 6 });
  expect(report).toMatchObject({ counted: 40, withoutCompetition: 6, leftOut: [] });
});

it.each(['10', '0.01', '99.99', '1000000000.01', '1e12', 'NC', '250,000'])(
  'an amount of %s is unknown, and reported with its value',
  async (amount) => {
    const { cells, report } = await countFigures(rows(40, [2], { amount: `"${amount}"` }));
    expect(Object.keys(cells).filter((key) => key.includes('band'))).toEqual([]);
    expect(report.unknown).toMatchObject([{ part: 'amount', count: 40 }]);
    expect(report.unknown[0]?.examples[0]?.value).toBe(amount);
  },
);

it.each([
  ['100', 0],
  ['"100 000,50 €"', 90_000],
  ['"1.234.567,89"', 1_000_000],
  ['1000000000', 5_404_000],
])('an amount of %s is in the band from %d', async (amount, band) => {
  const { cells, bands } = await countFigures(rows(40, [2], { amount }));
  const found = bands.map(({ from }) => from).findLast((from) => from <= band);
  expect(cells[`band=${found}`]?.contracts).toBe(40);
});

it('42 lots of one consultation have no figures, only their counts', async () => {
  const { cells, tooFew, report } = await countFigures(
    rows(42, [19]).map((one) => ({ ...one, buyer: '29900000000017' })),
  );
  expect(cells).toEqual({});
  expect(tooFew['all']).toEqual([42, 1]);
  expect(report).toMatchObject({ counted: 42, consultations: 1 });
});

it('30 consultations have figures, and 29 have none', async () => {
  expect((await countFigures(rows(29, [2]))).cells['all']).toBeUndefined();
  expect((await countFigures(rows(30, [2]))).cells['all']).toMatchObject({
    contracts: 30,
    consultations: 30,
  });
});

it.each([
  ['day', { day: '2025-03-02' }, 2],
  ['procedure', { procedure: 'Appel d’offres ouvert' }, 2],
  ['buyer', { buyer: '29900000000025' }, 2],
  ['division of the CPV', { cpv: '72000000' }, 2],
  ['group of the CPV', { cpv: '45331000' }, 1],
  ['amount', { amount: '500000' }, 1],
])('contracts with another %s, %j, are of %d consultations', async (_, changed, consultations) => {
  expect((await countReport([row({}), row({ id: 'B', ...changed })])).consultations).toBe(consultations);
});

it('quartiles are by nearest rank, with the share of contracts between them', async () => {
  const { cells } = await countFigures(rows(40, [1, 2, 3, 4]));
  expect(cells['all']).toMatchObject({
    quartiles: [1, 2, 3],
    within: { count: 30, share: 0.75 },
    offers: [10, 10, 10, 10, 0, 0, 0, 0, 0, 0],
    received: 100,
  });
});

it('the chance of one more bidder is never above one in two', async () => {
  const { cells } = await countFigures(rows(40, [1, 3]));
  expect(cells['all']).toMatchObject({ success: 0.5, oneMore: 0.375 });
  expect((await countFigures(rows(40, [1]))).cells['all']).toMatchObject({ success: 1, oneMore: 0.5 });
});

it('choices cross the parts of a source that differ, and no others', async () => {
  const { cells, source } = await countFigures([
    ...rows(40, [2]),
    ...rows(40, [5], { id: 'N', department: '75', procedure: 'Appel d’offres ouvert' }),
  ]);
  expect(source.cpv).toBe('45214200');
  expect(Object.keys(cells).filter((key) => key.includes('cpv'))).toEqual([]);
  expect(cells['procedure=ouvert&department=75']?.quartiles).toEqual([5, 5, 5]);
  expect(cells['region=76']?.contracts).toBe(40);
  expect(cells['procedure=ouvert&department=31']).toBeUndefined();
});
