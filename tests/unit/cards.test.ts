import { assert, array, property, stringMatching, constantFrom, integer } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitTitle } from '#integrations/cards/fit.ts';
import { cardInputs } from '#integrations/cards/inputs.ts';
import { translator } from '../support/translate.ts';
import { motifOf, type CoverData } from '#components/ui/cover/motif.ts';

const PLACE = [532, 76, 340] as const;

describe('the title of a card', () => {
  it('breaks where it reads: after a colon, after a comma, never after a small word if it can', () => {
    expect(fitTitle('Votre journée, avant et après.', ...PLACE).lines).toEqual([
      'Votre journée,',
      'avant et après.',
    ]);
    const { lines } = fitTitle('Critères RSE\u00A0: ce qu’une offre doit prouver depuis août 2026', ...PLACE);
    expect(lines[0]).toBe('Critères RSE\u00A0:');
    expect(lines.at(-1)).toBe('depuis août 2026');
  });

  it('loses no word, and keeps to its place, whatever an editor writes in 80 signs', () => {
    const word = stringMatching(/^[a-zé’:,]{1,14}$/);
    assert(
      property(array(word, { minLength: 1, maxLength: 12 }), (words) => {
        const title = words.join(' ').slice(0, 80).trim();
        const { size, lines } = fitTitle(title, ...PLACE);
        expect(lines.join(' ')).toBe(title);
        expect(lines.length * size).toBeLessThanOrEqual(340);
      }),
    );
  });

  it('is refused when nothing could make it fit', () => {
    expect(() => fitTitle('m'.repeat(200), ...PLACE)).toThrow(/too long/);
  });
});

describe('a card', () => {
  const page = { path: '/un-article', title: 'Dix erreurs', description: '' };

  it('shows the cover of an article, and the samples on that of home', () => {
    const cover = { kind: 'figure', figure: '30 jours', caption: 'pour répondre' } as const;
    expect(cardInputs({ ...page, cover }).drawing).toMatchObject({ kind: 'cover', figure: '30 jours' });
    expect(cardInputs({ ...page, path: '/' }).drawing).toMatchObject({
      kind: 'rows',
      caption: translator('fr')('common.sample'),
    });
  });
});

const caption = 'Une légende';
const figure = (text: string) => motifOf({ kind: 'figure', figure: text, caption });

/** How many strokes of the drawing say what is counted, and how many the rest. */
function counts(motif: ReturnType<typeof motifOf>): number[] {
  return (motif?.paths ?? []).map(({ d }) => d.split('M').length - 1);
}

describe('the cover of an article', () => {
  it('draws a figure by its words, in the spaces of either language', () => {
    expect(counts(figure('26 sur 70'))).toEqual([26, 44]);
    expect(counts(figure('26 of 70'))).toEqual([26, 44]);
    expect(counts(figure('15 jours'))).toEqual([15, 20]);
    expect(counts(figure('40 jours'))).toEqual([40, 2]);
    expect(counts(figure('24 champs'))).toEqual([24]);
    expect(counts(figure('9\u00A0454 codes'))).toEqual([95]);
    expect(counts(figure('29 secondes'))).toEqual([1, 1]);
  });

  it('draws nothing where there is nothing to count', () => {
    expect(figure('zéro délai')).toBeUndefined();
    expect(figure('0 jour')).toBeUndefined();
    const marks = [
      { label: 'avant', note: 'début' },
      { label: '60 000 €', note: 'dispense' },
    ];
    expect(motifOf({ kind: 'scale', marks, caption })).toBeUndefined();
  });

  it('sets amounts on a logarithmic ruler: the same ratio is the same distance', () => {
    const marks = ['1 000 €', '10 000 €', '100 000 €'].map((label) => ({ label, note: 'repère' }));
    const lefts = motifOf({ kind: 'scale', marks, caption })
      ?.paths.slice(0, marks.length)
      .map(({ d }) => Number.parseFloat(d.slice(1)));
    const [first = 0, second = 0, third = 0] = lefts ?? [];
    expect(second - first).toBeGreaterThan(0);
    expect(third - second).toBeCloseTo(second - first, 0);
  });

  it('stays within its box, whatever an editor counts', () => {
    const words = constantFrom('jours', 'secondes', 'codes', 'champs');
    assert(
      property(integer({ min: 1, max: 100_000 }), words, (count, word) => {
        const cover: CoverData = { kind: 'figure', figure: `${count} ${word}`, caption };
        const motif = motifOf(cover);
        expect(motif).toBeDefined();
        for (const { d } of motif?.paths ?? [])
          for (const [, x = '', y = ''] of d.matchAll(/M([\d.]+) ([\d.]+)/g)) {
            expect(Number(x)).toBeLessThanOrEqual(motif?.width ?? 0);
            expect(Number(y)).toBeLessThanOrEqual(motif?.height ?? 0);
          }
      }),
    );
  });
});
