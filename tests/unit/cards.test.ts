import { assert, asyncProperty, array, stringMatching } from 'fast-check';
import { expect, it } from 'vitest';
import { CARD, cardRenderer, drawCard } from '#integrations/card.ts';

const page = { path: '/un-article', description: '' };
const cover = {
  figure: '9 454 codes',
  caption: 'Ce que mesure ce chiffre, en cent dix signes. '.repeat(3).slice(0, 110),
};

it('a card has room for any title of 80 characters, with a figure below', async () => {
  const renderer = await cardRenderer();
  const word = stringMatching(/^[A-ZÉ]?[a-zé’]{1,13}[:,]?$/);
  await assert(
    asyncProperty(array(word, { minLength: 1, maxLength: 12 }), async (words) => {
      const title = words.join(' ').slice(0, 80).trim();
      const { children } = await renderer.measure(drawCard({ ...page, title, cover }), CARD);
      const [header, body, line] = children.map(({ height }) => height);
      expect(Number(header) + Number(body) + Number(line), title).toBeLessThanOrEqual(CARD.height);
      const parts = children[1]?.children ?? [];
      expect(
        parts.reduce((sum, { height }) => sum + height, 0),
        title,
      ).toBeLessThan(Number(body));
      for (const { width } of parts) expect(width, title).toBeLessThanOrEqual(CARD.width - 2 * 64);
    }),
    { numRuns: 150 },
  );
});

it('a card of a page named in one word shows the title of its document', async () => {
  const drawn = JSON.stringify(
    drawCard({ ...page, title: 'Tarifs', documentTitle: 'Tarifs : les formules' }),
  );
  expect(drawn).toContain('Tarifs : les formules');
});
