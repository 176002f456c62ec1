import { describe, expect, it } from 'vitest';
import { keyOf } from '../../../src/competition/counting/choice.ts';
import { bandOf, cellOrCount, lookUp, positionOf } from '../../../src/competition/look-up.ts';
import type { Choice } from '../../../src/schemas/competition/figures.ts';
import { cellOf } from './fixtures.ts';

const cell = (contracts: number) => cellOf([contracts]);
const figures = (counts: Readonly<Record<string, number>>, tooFew = {}) => ({
  cells: Object.fromEntries(Object.entries(counts).map(([key, n]) => [key, cell(n)])),
  tooFew,
});
const ALL: Choice = { procedure: 'adaptee', band: 90_000, cpv: '452', department: '06' };

describe('the figures for a choice', () => {
  it('are its own from thirty consultations', () => {
    const answer = lookUp(figures({ [keyOf(ALL)]: 30, all: 99 }), ALL);
    expect(answer).toMatchObject({
      asked: { consultations: 30 },
      choice: ALL,
      dropped: [],
      cell: { contracts: 30 },
    });
  });

  it.each([
    ['procedure=adaptee&band=90000&cpv=452&region=93', ['department']],
    ['procedure=adaptee&band=90000&cpv=452', ['department', 'region']],
    ['procedure=adaptee&band=90000&cpv=45', ['department', 'region', 'group']],
    ['procedure=adaptee&cpv=45', ['department', 'region', 'group', 'band']],
    ['cpv=45', ['department', 'region', 'group', 'band', 'procedure']],
    ['all', ['department', 'region', 'group', 'band', 'procedure', 'division']],
  ])('under thirty are those of the next wider choice, which says what was given up: %s', (key, dropped) => {
    const answer = lookUp(figures({ all: 500, [key]: 70 }, { [keyOf(ALL)]: [53, 11] }), ALL);
    expect(answer).toMatchObject({
      asked: { contracts: 53, consultations: 11 },
      dropped,
      cell: { contracts: 70 },
    });
    expect(keyOf(answer?.choice ?? {})).toBe(key);
  });

  it('are a cell, only its counts, or nothing, where no wider choice may answer', () => {
    const known = figures({ all: 99 }, { 'department=06': [53, 11] });
    expect(cellOrCount(known, {})).toEqual(cell(99));
    expect(cellOrCount(known, { department: '06' })).toEqual({
      contracts: 53,
      consultations: 11,
    });
    expect(cellOrCount(known, { department: '83' })).toBeUndefined();
  });

  it('are none where the whole source is too little', () => {
    expect(lookUp(figures({}, { all: [53, 11] }), { cpv: '72' })).toBeUndefined();
  });

  it('are asked for by an amount through the band that holds it', () => {
    const bands = [
      { from: 0, to: 40_000 },
      { from: 40_000, to: null },
    ];
    expect([0, 39_999.99, 40_000, 1e9].map((amount) => bandOf({ bands }, amount))).toEqual([
      0, 0, 40_000, 40_000,
    ]);
    expect(bandOf({ bands }, -1)).toBeUndefined();
  });
});

describe('a difference from the whole', () => {
  const whole = cellOf([20, 80]);
  it.each([
    [{ count: 30, share: 0.3, low: 0.21, high: 0.41 }, 'more'],
    [{ count: 30, share: 0.3, low: 0.2, high: 0.42 }, 'unknown'],
    [{ count: 10, share: 0.1, low: 0.05, high: 0.19 }, 'fewer'],
  ] as const)('is said only where the interval leaves the whole out: %j is %s', (single, position) => {
    expect(positionOf(cellOf([30, 70], { single }), whole)).toBe(position);
  });
});
