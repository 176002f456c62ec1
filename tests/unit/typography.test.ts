import { assert, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { typeset, verbatim } from '#i18n/typography.ts';
import { SITE } from '#site.ts';

const NO_BREAK = '\u00A0';
const NARROW = '\u202F';

it.each([
  ["L'acheteur", 'L’acheteur'],
  ['Vraiment ?', `Vraiment${NARROW}?`],
  ['Oui ; non !', `Oui${NARROW}; non${NARROW}!`],
  ['Trois points : un', `Trois points${NO_BREAK}: un`],
  ['« mot »', `«${NARROW}mot${NARROW}»`],
  ['82 %', `82${NO_BREAK}%`],
  ['5 404 000 € HT', `5${NO_BREAK}404${NO_BREAK}000${NO_BREAK}€ HT`],
  ['n° 2025-1386', `n°${NO_BREAK}2025-1386`],
  ['30 jours', `30${NO_BREAK}jours`],
  ['et...', 'et…'],
  ['Le mot “marché”', `Le mot «${NARROW}marché${NARROW}»`],
  ['Le mot "marché", le "prix"', `Le mot «${NARROW}marché${NARROW}», le «${NARROW}prix${NARROW}»`],
  ['Vraiment? Oui; non!', `Vraiment${NARROW}? Oui${NARROW}; non${NARROW}!`],
  ['Trois points: un', `Trois points${NO_BREAK}: un`],
  ['82% et 60€', `82${NO_BREAK}% et 60${NO_BREAK}€`],
  ['R&amp;D et /demo?a=b', 'R&amp;D et /demo?a=b'],
  ['12:30 et https://exemple.fr', '12:30 et https://exemple.fr'],
  ['le 21 août 2026', 'le 21 août 2026'],
])('French typography sets %j', (typed, set) => {
  expect(typeset(typed, 'fr')).toBe(set);
});

it('French typography: the product’s name gets the right elision', () => {
  const vowel = /^[aeiouyh]/i.test(SITE.slug);
  expect(typeset(`le score de ${SITE.product}`, 'fr')).toBe(
    `le score ${vowel ? 'd’' : 'de '}${SITE.product}`,
  );
  expect(typeset(`ce que ${SITE.product} lit`, 'fr')).toBe(`ce ${vowel ? 'qu’' : 'que '}${SITE.product} lit`);
});

it.each([
  ["the buyer's", 'the buyer’s'],
  ['a "quoted" word', 'a “quoted” word'],
  ['Really? Yes; no: 82%', 'Really? Yes; no: 82%'],
  ['€200 billion', '€200 billion'],
])('English typography sets %j', (typed, set) => {
  expect(typeset(typed, 'en').replaceAll(NO_BREAK, ' ')).toBe(set);
});

it('typography: verbatim texts stay to the letter', () => {
  expect(typeset(verbatim("L'entreprise est requise"), 'fr')).toBe("L'entreprise est requise");
});

it('typography: applied twice changes nothing', () => {
  assert(
    property(string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      for (const locale of ['fr', 'en'] as const) {
        const once = typeset(text, locale);
        expect(typeset(once, locale)).toBe(once);
      }
    }),
  );
});
