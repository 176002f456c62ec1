import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { wilson } from '../../../src/competition/statistics.ts';
import { explorerSources } from '../../../src/competition/words/explorer-data.ts';
import { rereadOf, withoutMarkets } from '../../../src/editorial/data/readings.ts';
import type { Cell } from '../../../src/schemas/competition/figures.ts';

/** A cell of so many markets, of which some received a single offer and the others three. */
function cell(n: number, single: number): Cell {
  return {
    contracts: n,
    quartiles: [1, 3, 3],
    offers: [single, 0, n - single, 0, 0, 0, 0, 0, 0, 0],
    within: { count: n, share: 1 },
    single: { count: single, ...wilson(single, n) },
    period: { from: '2025-01-01', to: '2025-06-30' },
  };
}

describe('a cell without some of its markets', () => {
  it('is counted again', () => {
    const left = withoutMarkets(cell(100, 40), [{ offers: 1, count: 30 }]);
    expect(left).toMatchObject({ contracts: 70, quartiles: [3, 3, 3], single: { count: 10 } });
  });

  it('is nothing when fewer than 30 are left, or more are taken than there are', () => {
    expect(
      withoutMarkets(cell(100, 40), [
        { offers: 3, count: 60 },
        { offers: 1, count: 20 },
      ]),
    ).toBeUndefined();
    expect(withoutMarkets(cell(100, 40), [{ offers: 2, count: 1 }])).toBeUndefined();
  });
});

/** A code of the CPV whose markets somebody read. */
const CODE = '72';

function readingOf(cpv: string) {
  const [reread] = explorerSources().flatMap((figures) => rereadOf(figures, cpv) ?? []);
  if (reread === undefined) throw new Error('No reading holds.');
  return reread;
}

const EXTRACT = '../shared/open-data/decp-2024-2026-paris.json';

describe.skipIf(!existsSync(EXTRACT))('a reading (skipped where the extract is not there)', () => {
  it('is what the descriptions of the markets say', () => {
    const reread = readingOf(CODE);
    const { marches } = JSON.parse(readFileSync(EXTRACT, 'utf8')) as {
      marches: { marche: { codeCPV: string; procedure: string; objet: string; offresRecues: number }[] };
    };
    const others = marches.marche.filter(
      ({ codeCPV, procedure, objet }) =>
        codeCPV.startsWith(CODE) &&
        !procedure.includes('sans publicité') &&
        /jeune enfant|Centres Paris Anim|en hôtel|baignade|allocataires|volontaires/.test(objet),
    );
    const byOffers = (offers: number) => others.filter(({ offresRecues }) => offresRecues === offers).length;
    const read = (offers: number) =>
      reread.reading.others.reduce((sum, one) => (one.offers === offers ? sum + one.count : sum), 0);
    expect(others).toHaveLength(reread.others);
    for (const offers of [1, 5, 6, 8, 9]) expect(read(offers)).toBe(byOffers(offers));
    expect(reread.cell).toMatchObject({ contracts: 44, quartiles: [1, 3, 6], single: { count: 13 } });
  });
});
