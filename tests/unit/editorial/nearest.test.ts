import { describe, expect, it } from 'vitest';
import { nearest } from '../../../src/editorial/nearest.ts';

describe('the name that was meant', () => {
  it.each([
    ['/tarif', '/tarifs'],
    ['/Tarifs', '/tarifs'],
    ['/tairfs', '/tarifs'],
    ['/critères-rse', '/criteres-rse'],
    ['/criteres_rse', '/criteres-rse'],
  ])('%s: %s', (typed, meant) => {
    expect(nearest(typed, ['/', '/demo', '/tarifs', '/criteres-rse'])).toBe(meant);
  });

  it.each(['/nulle-part', '/x', 'bonjour', ''])('%s is nothing like any', (typed) => {
    expect(nearest(typed, ['/', '/demo', '/tarifs', '/criteres-rse'])).toBeUndefined();
  });
});
