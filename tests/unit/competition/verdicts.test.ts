import { describe, expect, it } from 'vitest';
import { measuredFor } from '../../../src/competition/measured.ts';
import { readCompetition, type Source } from '../../../src/competition/read.ts';
import { wilson } from '../../../src/competition/statistics.ts';
import { bandsOf, outcomesFor, singleToShow, verdictOf } from '../../../src/competition/verdicts.ts';
import { translator } from '../../../src/i18n/translate.ts';
import { LOCALES } from '../../../src/locales.ts';
import type { Cell } from '../../../src/schemas/competition/figures.ts';
import { MINIMUM } from '../../../src/schemas/competition/limits.ts';
import { forecastKey } from '../../../src/screens/reliability/results.ts';

describe('what was announced', () => {
  const observed = { low: 0.4, high: 0.6 };
  it.each([
    [0.5, 'holds'],
    [0.4, 'holds'],
    [0.61, 'tooMuch'],
    [0.39, 'tooLittle'],
  ] as const)('%d, between 0.4 and 0.6 observed: %s', (announced, verdict) => {
    expect(verdictOf({ announced, observed })).toBe(verdict);
  });
});

describe('the forecast of a single offer that is drawn', () => {
  const skill = { value: 0, low: 0, high: 0 };
  const bin = { n: 40, announced: 0.2, observed: { share: 0.2, low: 0.1, high: 0.3 } };
  const single = [
    { forecast: 'overall', brier: 0.15, skill, bins: [bin] },
    { forecast: 'fine', brier: 0.16, skill, bins: [bin, bin, bin] },
    { forecast: 'good', brier: 0.14, skill, bins: [bin, bin] },
  ];

  it('is the best of those that beat the plain share', () => {
    expect(singleToShow({ single, better: { offers: [], single: ['good'] } })).toMatchObject({
      forecast: 'good',
      isBetter: true,
    });
  });

  it('is the finest where none does, and says that it does not', () => {
    expect(singleToShow({ single, better: { offers: [], single: [] } })).toMatchObject({
      forecast: 'fine',
      isBetter: false,
    });
  });

  it('has a name in each language, as every forecast of every source has', () => {
    for (const { reliability } of readCompetition())
      for (const { forecast } of reliability?.offers ?? [])
        for (const locale of LOCALES) {
          const key = `reliability.forecasts.${forecastKey(forecast)}` as const;
          expect(translator(locale)(key)).not.toBe(key);
        }
  });
});

describe('the outcomes that it takes', () => {
  it.each([0.05, 0.1, 0.2])(
    'to be within %d are the fewest whose interval is no wider, whatever the share',
    (half) => {
      const n = outcomesFor(half);
      const widest = (of: number) =>
        Math.max(
          ...Array.from({ length: of + 1 }, (_, won) => {
            const { low, high } = wilson(won, of);
            return (high - low) / 2;
          }),
        );
      expect(widest(n)).toBeLessThanOrEqual(half + 1e-4);
      expect(widest(n - 2)).toBeGreaterThan(half);
    },
  );

  it('stand in five bands, which show a share from thirty on only', () => {
    const won = (chance: number, count: number) =>
      Array.from({ length: count }, () => ({ chance, won: true }));
    const bands = bandsOf([...won(0.1, MINIMUM - 1), ...won(0.2, MINIMUM), ...won(1, 1)]);
    expect(bands.map(({ n }) => n)).toEqual([MINIMUM - 1, MINIMUM, 0, 0, 1]);
    expect(bands.map((band) => band.won?.share)).toEqual([undefined, 1, undefined, undefined, undefined]);
    expect(bandsOf([]).map(({ n }) => n)).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('the markets like a tender', () => {
  const cell = (n: number, median: number): Cell => ({
    contracts: n,
    quartiles: [1, median, 9],
    offers: [n, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    within: { count: n, share: 1 },
    single: { count: n, share: 1, low: 0.9, high: 1 },
    period: { from: '2025-01-01', to: '2025-12-31' },
  });
  const source = (id: string, cells: Record<string, Cell>): Source =>
    ({
      figures: {
        source: { id },
        bands: [
          { from: 0, to: 1000 },
          { from: 1000, to: null },
        ],
        cells,
        tooFew: {},
      },
      reliability: undefined,
    }) as unknown as Source; // only what is read of it
  const near = source('near', {
    'region=53': cell(40, 3),
    'procedure=adaptee&band=0&cpv=45': cell(90, 4),
    'procedure=adaptee&band=0&cpv=452': cell(30, 2),
  });
  const tender = { cpv: '45210000', procedure: 'adaptee', amount: 999, region: '53' } as const;

  it('are those of its group, else of its division, in the source that knows its region', () => {
    const elsewhere = source('elsewhere', {
      'region=11': cell(99, 9),
      'procedure=adaptee&band=0&cpv=45': cell(99, 9),
    });
    expect(measuredFor([elsewhere, near], tender)).toMatchObject({
      source: { id: 'near' },
      cell: { quartiles: [1, 2, 9] },
    });
    expect(measuredFor([near], { ...tender, cpv: '45320000' })?.cell.quartiles[1]).toBe(4);
  });

  it.each([
    ['another procedure', { procedure: 'ouvert' }],
    ['another amount', { amount: 1000 }],
    ['another trade', { cpv: '72000000' }],
    ['another region', { region: '11' }],
  ] as const)('are none for %s: nothing is widened', (_, other) => {
    expect(measuredFor([near], { ...tender, ...other })).toBeUndefined();
  });
});
