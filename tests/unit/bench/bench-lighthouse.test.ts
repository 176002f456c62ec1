import type { Result } from 'lighthouse';
import { expect, test } from 'vitest';
import { figuresOf, medians, reasons, shortcomings, slowdownOf } from '../../bench/lighthouse-figures.ts';

/** A run of a page as Lighthouse gives it, with as much as is read of it. */
function run({ performance = 1, seo = 1 as number | null, largest = 800.4, shift = 0 } = {}): Result {
  const category = (score: number | null, id: string, weight = 1) => ({
    score,
    auditRefs: [{ id, weight }],
  });
  const time = (numericValue: number) => ({ score: 1, numericValue });
  const largestPaint = { type: 'list', items: [{ type: 'table' }, { type: 'node', selector: 'main > h1' }] };
  return {
    categories: {
      performance: category(performance, 'largest-contentful-paint'),
      accessibility: category(1, 'lang'),
      'best-practices': category(1, 'hint', 0),
      seo: category(seo, 'title'),
    },
    environment: { benchmarkIndex: 800.5 },
    configSettings: { throttling: { cpuSlowdownMultiplier: 2 } },
    audits: {
      'first-contentful-paint': time(700),
      'largest-contentful-paint': { score: performance, numericValue: largest },
      'total-blocking-time': time(0),
      'cumulative-layout-shift': time(shift),
      'speed-index': time(701.6),
      'lcp-breakdown-insight': { score: null, details: largestPaint },
      lang: { score: null },
      hint: { score: 0 },
      title: { score: 1 },
    },
  } as unknown as Result; // the rest is not read
}

test('a run is read as scores of 100, whole milliseconds and fine shifts', () => {
  expect(figuresOf(run({ performance: 0.98, shift: 0.012_345 }))).toEqual({
    performance: 98,
    accessibility: 100,
    'best practices': 100,
    SEO: 100,
    'CPU index': 801,
    'CPU slowdown': 2,
    'FCP ms': 700,
    'LCP ms': 800,
    'TBT ms': 0,
    CLS: 0.0123,
    'Speed Index ms': 702,
  });
});

test.each([
  [100, 1],
  [150, 1],
  [800, 2],
  [1050, 2.5],
  [1300, 3],
  [1533, 4],
  [2000, 6],
  [2234, 7],
])('a machine of CPU index %i is slowed down %d times', (index, times) => {
  expect(slowdownOf(index)).toBe(times);
});

test('a category that Lighthouse could not judge is no zero, it is an error', () => {
  expect(() => figuresOf(run({ seo: null }))).toThrow('Lighthouse found no SEO.');
});

test('each figure has its own median', () => {
  const runs = [
    run({ performance: 0.9 }),
    run({ performance: 1, largest: 1000 }),
    run({ performance: 0.95 }),
  ];
  expect(medians(runs.map(figuresOf))).toMatchObject({ performance: 95, 'LCP ms': 800 });
});

test('a page is told what it lacks, and why; what weighs nothing is left out', () => {
  const short = run({ performance: 0.99, largest: 1950, shift: 0.1 });
  expect(shortcomings(figuresOf(short))).toEqual(['performance 99', 'LCP ms 1950', 'CLS 0.1']);
  expect(reasons([short, short])).toEqual(['largest-contentful-paint', 'largest paint main > h1']);
  expect(shortcomings(figuresOf(run()))).toEqual([]);
});
