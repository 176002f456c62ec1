import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readThresholds } from '#editorial/data/thresholds.ts';
import { type Buyer, type Kind } from '#schemas/content/thresholds.ts';
import { rulerOf } from '#rules/ruler.ts';
import { thresholdFor } from '#rules/thresholds.ts';

const { lines } = readThresholds();
const answer = (buyer: Buyer, kind: Kind, amount: number) => thresholdFor(lines, { buyer, kind, amount })?.id;

describe('the procedure', () => {
  it.each([
    ['etat', 'fournitures', 0.01, 'fournitures-dispense'],
    ['etat', 'fournitures', 59_999.99, 'fournitures-dispense'],
    ['etat', 'fournitures', 60_000, 'fournitures-mapa'],
    ['autre', 'fournitures', 89_999.99, 'fournitures-mapa'],
    ['autre', 'fournitures', 90_000, 'fournitures-boamp'],
    ['etat', 'fournitures', 139_999.99, 'fournitures-boamp'],
    ['etat', 'fournitures', 140_000, 'fournitures-formalisee'],
    ['autre', 'fournitures', 140_000, 'fournitures-boamp'],
    ['autre', 'fournitures', 215_999.99, 'fournitures-boamp'],
    ['autre', 'fournitures', 216_000, 'fournitures-formalisee'],
    ['reseau', 'fournitures', 431_999.99, 'fournitures-boamp'],
    ['reseau', 'fournitures', 432_000, 'fournitures-formalisee'],
    ['etat', 'travaux', 99_999.99, 'travaux-dispense'],
    ['autre', 'travaux', 100_000, 'travaux-boamp'],
    ['reseau', 'travaux', 5_403_999.99, 'travaux-boamp'],
    ['autre', 'travaux', 5_404_000, 'travaux-formalisee'],
    ['autre', 'social', 59_999.99, 'social-dispense'],
    ['autre', 'social', 60_000, 'social-mapa'],
    ['autre', 'social', 749_999.99, 'social-mapa'],
    ['etat', 'social', 750_000, 'social-ue'],
    ['reseau', 'social', 999_999.99, 'social-mapa'],
    ['reseau', 'social', 1_000_000, 'social-ue'],
    ['etat', 'innovant', 99_999.99, 'innovant-dispense'],
    ['autre', 'innovant', 100_000, 'innovant-ordinaire'],
  ] as const)('for %s, %s, %d € is %s', (buyer, kind, amount, id) => {
    expect(answer(buyer, kind, amount)).toBe(id);
  });

  it('is there for every buyer, kind and amount, and never eases as the amount grows', () => {
    assert(
      property(
        constantFrom<Buyer>('etat', 'autre', 'reseau'),
        constantFrom<Kind>('fournitures', 'travaux', 'social', 'innovant'),
        integer({ min: 0, max: 10_000_000 }),
        integer({ min: 0, max: 10_000_000 }),
        (buyer, kind, one, more) => {
          const place = (amount: number) => lines.findIndex(({ id }) => id === answer(buyer, kind, amount));
          expect(place(one)).toBeGreaterThanOrEqual(0);
          expect(place(one + more)).toBeGreaterThanOrEqual(place(one));
        },
      ),
    );
  });
});

test('the ruler of the thresholds leaves no gap, from one end to the other, whatever the amounts of the day', () => {
  for (const { bars } of rulerOf(lines, ['fournitures', 'travaux', 'social', 'innovant']).kinds)
    for (const { parts } of bars) {
      expect([parts[0]?.from, parts.at(-1)?.to]).toEqual([0, 1]);
      for (const [index, part] of parts.slice(1).entries()) {
        expect(part.from).toBe(parts[index]?.to);
        expect(part.from).toBeGreaterThan(parts[index]?.from ?? 1);
      }
    }
});
