import { describe, expect, it } from 'vitest';
import { importInto, newFolder, rows, writeCsv, type Row } from './fixtures.ts';

const BEFORE = '2025-03-01';
const AFTER = '2025-09-01';
const CUT = '2025-06-01';

/** How the forecasts did on rows that are made up, parted at a day. */
async function reliabilityOf(list: readonly Row[], cut: string | undefined = CUT) {
  const folder = newFolder();
  const described = `[{ id: fictif, files: ['*.csv'], title: { fr: F, en: E }, what: { fr: F, en: E }, scope: { fr: F, en: E }, licence: L,
    address: 'https://example.org'${cut === '' ? '' : `, cut: '${cut}'`} }]`;
  const [imported] = await importInto(folder, [writeCsv(folder, list)], described);
  return imported?.reliability;
}

/** Markets before and after, by the procedure that tells their offers. */
const TOLD = [BEFORE, AFTER].flatMap((day) => [
  ...rows(60, [1], { id: `A${day}`, day }),
  ...rows(60, [5], { id: `O${day}`, day, procedure: "Appel d'offres ouvert" }),
]);

/** Markets of which nothing tells the offers. */
const CHANCE = [BEFORE, AFTER].flatMap((day) => rows(100, [1, 2, 3, 4], { id: `C${day}`, day }));

describe('the check of forecasts', () => {
  it('finds what tells the number of offers, and by how much', async () => {
    const found = await reliabilityOf(TOLD);
    expect(found).toMatchObject({ cut: CUT, learnt: 120, judged: 120 });
    const [base] = found?.single ?? [];
    const told = found?.single.find(({ forecast }) => forecast === 'procedure-amount');
    expect(base).toMatchObject({ forecast: 'overall', brier: 0.25, skill: { value: 0, low: 0, high: 0 } });
    expect(told?.brier).toBeLessThan(0.001);
    expect(told?.skill.low).toBeGreaterThan(0.99);
    expect(told?.bins.map(({ n, observed }) => [n, observed.share])).toEqual([
      [60, 0],
      [60, 1],
    ]);
    expect(found?.better.single).toContain('procedure-amount');
    expect(found?.better.offers).toContain('procedure-amount');
    expect(found?.better.single).not.toContain('department');
  });

  it('finds nothing where there is nothing to find', async () => {
    const found = await reliabilityOf(CHANCE);
    expect(found?.better).toEqual({ offers: [], single: [] });
    for (const { skill } of found?.single ?? []) expect(skill).toEqual({ value: 0, low: 0, high: 0 });
  });

  it('says the share that an interval was to hold, and the share that it held', async () => {
    const [overall] =
      (
        await reliabilityOf([
          ...rows(100, [1, 2, 3, 4], { id: 'L', day: BEFORE }),
          ...rows(100, [2, 3, 4, 9], { id: 'J', day: AFTER }),
        ])
      )?.offers ?? [];
    // Quartiles 1 and 3: three in four were to be there, two in four are.
    expect(overall?.quartiles).toMatchObject({
      announced: 0.75,
      count: 50,
      observed: { share: 0.5 },
      width: 3,
    });
    expect(overall?.deciles).toMatchObject({ announced: 1, count: 75, observed: { share: 0.75 }, width: 4 });
  });

  it('scores a distribution by its distance to what came, in offers', async () => {
    const score = async (came: number) => {
      const learnt = rows(100, [1, 2, 3, 4], { id: 'L', day: BEFORE });
      return (await reliabilityOf([...learnt, ...rows(30, [came], { id: 'J', day: AFTER })]))?.offers[0]
        ?.crps;
    };
    // Sums of (F(k) − [k ≥ came])² over k = 1, 2, 3 …, with F = 1/4, 2/4, 3/4, 1.
    expect(await score(2)).toBe(0.375);
    expect(await score(6)).toBe(2.875);
  });

  it('learns nothing from the day of the cut on', async () => {
    const on = await reliabilityOf([
      ...rows(40, [1], { id: 'L', day: BEFORE }),
      ...rows(40, [5], { id: 'J', day: CUT }),
    ]);
    expect(on).toMatchObject({ learnt: 40, judged: 40 });
    expect(on?.single[0]).toMatchObject({ brier: 1 });
  });

  it('draws the lots of one buyer on one day together', async () => {
    expect((await reliabilityOf(TOLD))?.bootstrap.groups).toBe(1);
    const buyers = Array.from({ length: 40 }, (_, place) => `2990000000${1000 + place}`);
    const many = await reliabilityOf([
      ...CHANCE,
      ...buyers.flatMap((buyer) => rows(2, [3], { buyer, day: AFTER })),
    ]);
    expect(many?.bootstrap.groups).toBe(41);
  });

  it('parts at the day of the market at three quarters where no day is set', async () => {
    const days = ['2025-01-01', '2025-02-01', '2025-03-01', '2025-04-01'];
    const found = await reliabilityOf(
      days.flatMap((day) => rows(50, [1, 2], { id: day, day })),
      '',
    );
    expect(found).toMatchObject({ cut: '2025-03-01', learnt: 100, judged: 100 });
  });

  it('judges nothing where either side has fewer than thirty markets', async () => {
    const few = [...rows(29, [1, 2], { id: 'L', day: BEFORE }), ...rows(99, [1], { id: 'J', day: AFTER })];
    expect(await reliabilityOf(few)).toBeUndefined();
  });
});
