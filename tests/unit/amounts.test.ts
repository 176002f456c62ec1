import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { parseAmount, parseDecimal, parseNumber } from '#schemas/amounts.ts';

test.each([
  ['75000', 75_000],
  ['75\u202F000\u00A0€', 75_000],
  ['75.000', 75_000],
  ['75,000', 75_000],
  ['60 000 € hors taxes', 60_000],
  ['1 250 000,50 € HT', 1_250_000.5],
  ['1.250.000,5', 1_250_000.5],
  ['1,5', 1.5],
  ['89999.99', 89_999.99],
  ['  60000 euros ', 60_000],
  ["90'000", 90_000],
  ['0,01', 0.01],
  ['60 k€', 60_000],
  ['1,5 M€ H.T.', 1_500_000],
  ['0,09 M€', 90_000],
  ['2.25 million', 2_250_000],
  ['1,2 Md€', 1_200_000_000],
  ['€60,000 excl. VAT', 60_000],
])('amounts: %j is read as %d euros', (text, euros) => {
  expect(parseAmount(text)).toBe(euros);
});

test.each([
  ['', 'missing'],
  [' \u00A0', 'missing'],
  ['€', 'missing'],
  ['abc', 'unreadable'],
  ['-5', 'unreadable'],
  ['1e5', 'unreadable'],
  ['75 kg', 'unreadable'],
  ['12,3456', 'unreadable'],
  ['60 000 à 90 000', 'unreadable'],
  ['Infinity', 'unreadable'],
  ['72 000 TTC', 'taxIncluded'],
  ['72 000 € toutes taxes comprises', 'taxIncluded'],
  ['0', 'zero'],
  ['0,00', 'zero'],
  ['100000000001', 'tooLarge'],
  ['9'.repeat(400), 'unreadable'],
])('amounts: %j is refused as %s', (text, fault) => {
  expect(parseAmount(text)).toBe(fault);
});

test('amounts: what the site writes is read back, in either language', () => {
  assert(
    property(integer({ min: 1, max: 10_000_000_000 }), (cents) => {
      const euros = cents / 100;
      for (const locale of ['fr-FR', 'en-GB']) {
        const text = euros.toLocaleString(locale, { style: 'currency', currency: 'EUR' });
        expect(parseAmount(text)).toBe(euros);
      }
    }),
  );
});

test('numbers: a separator groups thousands before three digits, and always opens the decimals of a share', () => {
  expect([parseNumber('1.250'), parseNumber('10,5'), parseNumber('12,3456')]).toEqual([
    1250,
    10.5,
    undefined,
  ]);
  expect([parseDecimal('33,333'), parseDecimal('0.125'), parseDecimal('1,2,3')]).toEqual([
    33.333,
    0.125,
    undefined,
  ]);
});
