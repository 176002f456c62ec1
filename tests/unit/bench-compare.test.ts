import { expect, test } from 'vitest';
import { changes } from '../bench/compare.ts';

const KEPT = {
  leads: { site: { 'per second': 2000, 'p99 ms': 50 } },
  weights: { pages: [{ path: '/', page: 900 }] },
};

test('figures that moved by more than a twentieth are shown with what they were', () => {
  const now = { leads: { site: { 'per second': 1500, 'p99 ms': 51 } } };
  expect(changes(now, KEPT)).toEqual({
    'leads site per second': { now: 1500, kept: 2000, percent: -25 },
  });
});

test('a page is known by its path, wherever it stands in the list; a new one is shown as new', () => {
  const now = {
    weights: {
      pages: [
        { path: '/new', page: 100 },
        { path: '/', page: 900 },
      ],
    },
  };
  expect(changes(now, KEPT)).toEqual({
    'weights pages /new page': { now: 100, kept: undefined, percent: undefined },
  });
});

test('what was zero and is no longer shows, what stays zero does not', () => {
  expect(changes({ shift: 0.1, errors: 0 }, { shift: 0, errors: 0 })).toEqual({
    shift: { now: 0.1, kept: 0, percent: undefined },
  });
});
