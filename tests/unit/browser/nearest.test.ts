import { describe, expect, it } from 'vitest';
import { nearest } from '../../../src/client/explorer/nearest.ts';
import type { Option } from '../../../src/competition/words/say-answer.ts';

const PLACES: readonly Option[] = [
  ['', 'Toute la France'],
  ['01', 'Ain'],
  ['2A', 'Corse-du-Sud'],
  ['33', 'Gironde'],
  ['35', 'Ille-et-Vilaine'],
];
const AMOUNTS: readonly Option[] = [
  ['', 'Tous les montants'],
  ['0', 'Moins de 40 000 €'],
  ['40000', '40 000 à 90 000 €'],
  ['90000', '90 000 à 216 000 €'],
];
const CODES: readonly Option[] = [
  ['paris.72', 'Services informatiques'],
  ['paris.45', 'Travaux'],
];

describe('the option nearest to a value that is none', () => {
  it.each([
    ['gironde', PLACES, '33'],
    ['Gironnde', PLACES, '33'],
    ['ille et vilaine', PLACES, '35'],
    ['1', PLACES, '01'],
    ['2a', PLACES, '2A'],
    ['95000', AMOUNTS, '90000'],
    ['1000000', AMOUNTS, '90000'],
    ['paris.725', CODES, 'paris.72'],
  ])('of %s is known', (value, options, expected) => {
    expect(nearest(value, options)?.[0]).toBe(expected);
  });

  it('is none where nothing is near', () => {
    expect(nearest('<img src=x>', PLACES)).toBeUndefined();
    expect(nearest('pirate', CODES)).toBeUndefined();
    expect(nearest('x', [])).toBeUndefined();
  });
});
