import { describe, expect, it } from 'vitest';
import { measuredFor } from '../../../src/competition/measured.ts';
import type { Source } from '../../../src/competition/read.ts';
import { interval } from '../../../src/competition/counting/statistics.ts';
import { outcomesFor, verdictOf } from '../../../src/competition/verdicts.ts';
import type { Cell } from '../../../src/schemas/competition/figures.ts';
import { cellOf } from './fixtures.ts';

describe('what was announced', () => {
  it('holds within the interval of what was observed, its ends included', () => {
    const verdicts = [0.39, 0.4, 0.61].map((announced) =>
      verdictOf({ announced, observed: { low: 0.4, high: 0.6 } }),
    );
    expect(verdicts).toEqual(['tooLittle', 'holds', 'tooMuch']);
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
            const { low, high } = interval(won, of, of);
            return (high - low) / 2;
          }),
        );
      expect(widest(n)).toBeLessThanOrEqual(half + 1e-4);
      expect(widest(n - 2)).toBeGreaterThan(half);
    },
  );
});

describe('the contracts like a tender', () => {
  const source = (cpv: string, only: boolean, cells: Record<string, Cell>): Source =>
    ({
      figures: {
        source: { cpv, only },
        bands: [
          { from: 0, to: 1000 },
          { from: 1000, to: null },
        ],
        cells,
        tooFew: {},
      },
      trial: undefined,
    }) as unknown as Source; // only what is read of it
  const known = cellOf([40]);
  const tender = { cpv: '45212000', procedure: 'adaptee', amount: 999, region: '53' } as const;
  const works = source('4521', false, { 'region=53': known, 'procedure=adaptee&band=0': known });
  const all = source('', false, { 'region=53': known, 'procedure=adaptee&band=0&cpv=452': known });

  it('are those of its procedure, amount and trade, in a source that holds its trade', () => {
    expect(measuredFor([works], tender)?.choice).toEqual({ procedure: 'adaptee', band: 0 });
    expect(measuredFor([all], tender)?.choice).toEqual({ procedure: 'adaptee', band: 0, cpv: '452' });
  });

  it.each([
    ['another procedure', { procedure: 'ouvert' }],
    ['another amount', { amount: 1000 }],
    ['another region', { region: '11' }],
    // Roofs and insulation are building works, and not in an extract of CPV 4521.
    ['a trade that the source does not hold', { cpv: '45261900' }],
    ['a neighbouring trade', { cpv: '45321000' }],
  ] as const)('are none for %s: nothing is widened', (_, other) => {
    expect(measuredFor([works], { ...tender, ...other })).toBeUndefined();
  });

  it('are none in the purchases of a single buyer', () => {
    expect(measuredFor([source('', true, all.figures.cells)], tender)).toBeUndefined();
  });
});
