import { describe, expect, it } from 'vitest';
import { offerOf } from '../../../src/competition/asked.ts';
import { packFigures, unpack } from '../../../src/competition/packed.ts';
import { readCompetition } from '../../../src/competition/read.ts';

describe.each(readCompetition().map(({ figures }) => [figures.source.id, figures] as const))(
  'the figures in short, %s',
  (_, figures) => {
    const trades = offerOf(figures).cpv;
    const { start, cells, tooFew } = packFigures(figures, trades);

    it('say the same as the whole ones', () => {
      expect(Object.keys(cells).length).toBeGreaterThan(100);
      for (const [key, numbers] of Object.entries(cells)) {
        const whole = figures.cells[key];
        expect({ ...unpack(numbers, start), withoutCompetition: whole?.withoutCompetition }).toEqual(whole);
      }
    });

    it('leave out only trades that are not offered', () => {
      const out = [...Object.keys(figures.cells), ...Object.keys(figures.tooFew)].filter(
        (key) => !(key in cells) && !(key in tooFew),
      );
      const named = out.map((key) => /cpv=(\d+)/.exec(key)?.[1] ?? '');
      expect(named.filter((cpv) => cpv === '' || trades.includes(cpv))).toEqual([]);
    });
  },
);
