import { expect, test } from 'vitest';
import { BUDGET } from '../../support/budget.ts';
import { merged, tableOf } from '../../bench/compare.ts';

const KEPT = {
  leads: { SQLite: { site: { 'per second': 2000, 'p99 ms': 50 } } },
  weights: {
    pages: [
      { path: '/', page: 900 },
      { path: '/demo', page: 800 },
    ],
  },
};

test('a figure stands beside what it was and what it should be', () => {
  const now = { leads: { SQLite: { site: { 'per second': 1500, 'p99 ms': 50 } } } };
  expect(tableOf(now, KEPT)).toEqual({
    'leads SQLite site per second': {
      figure: 1500,
      unit: 'a second',
      worst: '',
      kept: 2000,
      change: '-25 %',
      budget: 'at least 2000: missed',
    },
    'leads SQLite site p99 ms': {
      figure: 50,
      unit: 'ms',
      worst: '',
      kept: 50,
      change: 'none',
      budget: 'at most 200',
    },
  });
});

test('what every page has is one line with the worst of them', () => {
  const pages = [
    { path: '/demo', page: 990 },
    { path: '/', page: 900 },
  ];
  expect(tableOf({ weights: { pages } }, KEPT)).toEqual({
    'weights pages page': {
      figure: 990,
      unit: 'bytes',
      worst: '/demo of 2',
      kept: 900,
      change: '+10 %',
      budget: `at most ${BUDGET.page}`,
    },
  });
});

test('of what should be much, the least is the worst', () => {
  const lighthouse = { '/': { performance: 100 }, '/demo': { performance: 98 }, '/en': { performance: 99 } };
  expect(tableOf({ lighthouse }, {})['lighthouse performance']).toMatchObject({
    figure: 98,
    worst: '/demo of 3',
    budget: 'at least 100: missed',
  });
});

test('each page has its own line when asked, known by its path wherever it stands in a list', () => {
  const pages = [
    { path: '/new', page: 30_000 },
    { path: '/', page: 900 },
  ];
  const table = tableOf({ weights: { pages } }, KEPT, true);
  expect(table['weights pages / page']).toMatchObject({ kept: 900, change: 'none' });
  expect(table['weights pages /new page']).toMatchObject({
    kept: '',
    change: 'new',
    budget: `at most ${BUDGET.page}: missed`,
  });
});

test('what was zero and is no longer shows', () => {
  expect(tableOf({ shift: 0.1 }, { shift: 0 })['shift']).toMatchObject({ change: '0.1 more' });
});

test('a part of a bench leaves its other parts, a whole one replaces all', () => {
  const before = { lighthouse: { '/': 1, '/demo': 2 }, leads: 3 };
  expect(merged(before, { lighthouse: { '/': 4 } }, true)).toEqual({
    lighthouse: { '/': 4, '/demo': 2 },
    leads: 3,
  });
  expect(merged(before, { lighthouse: { '/': 4 } }, false)).toEqual({ lighthouse: { '/': 4 }, leads: 3 });
});
