import { assert, array, property, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitTitle } from '../../src/integrations/cards/fit.ts';
import { cardInputs } from '../../src/integrations/cards/inputs.ts';
import { translator } from '../../src/i18n/translate.ts';

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
