import type { Result } from 'lighthouse';
import { budgetOf, keeps } from './budgets.ts';
import { median } from './median.ts';

/** The figures of a page, each with where Lighthouse says it. */
const FIGURES = {
  performance: { category: 'performance' },
  accessibility: { category: 'accessibility' },
  'best practices': { category: 'best-practices' },
  SEO: { category: 'seo' },
  'FCP ms': { audit: 'first-contentful-paint' },
  'LCP ms': { audit: 'largest-contentful-paint' },
  'TBT ms': { audit: 'total-blocking-time' },
  CLS: { audit: 'cumulative-layout-shift' },
  'Speed Index ms': { audit: 'speed-index' },
  // How fast Lighthouse found this machine, and how many times slower it took the phone to be.
  'CPU index': { read: ({ environment }) => environment.benchmarkIndex },
  'CPU slowdown': { read: ({ configSettings }) => configSettings.throttling.cpuSlowdownMultiplier },
} as const satisfies Record<
  string,
  | { readonly category: string }
  | { readonly audit: string }
  | { readonly read: (result: Result) => number | undefined }
>;

type Name = keyof typeof FIGURES;

/** The categories that are judged, by Lighthouse's names. */
export const CATEGORIES: string[] = Object.values(FIGURES).flatMap((figure) =>
  'category' in figure ? [figure.category] : [],
);

/** What Lighthouse says of a page: categories from 0 to 100, times in simulated milliseconds, the sum of shifts. */
export type PageFigures = Readonly<Record<Name, number>>;

const NAMES = Object.keys(FIGURES) as Name[]; // its own names

/** The figures of one run. A figure that Lighthouse could not find is an error. */
export function figuresOf(result: Result): PageFigures {
  const { categories, audits } = result;
  return fill((name) => {
    const figure = FIGURES[name];
    const value =
      'category' in figure
        ? hundredths(categories[figure.category]?.score)
        : 'audit' in figure
          ? audits[figure.audit]?.numericValue
          : figure.read(result);
    if (value === undefined) throw new Error(`Lighthouse found no ${name}.`);
    return rounded(value, name === 'CLS' ? 10_000 : name === 'CPU slowdown' ? 10 : 1);
  });
}

/** What Lighthouse's authors ask for, by CPU index: so many times slower than that machine is a phone of the middle. */
const SLOWDOWNS = [
  [150, 1],
  [800, 2],
  [1300, 3],
  [1533, 4],
  [1766, 5],
  [2000, 6],
] as const;

/**
 * How many times slower than a machine of this CPU index the phone is that Lighthouse means by a mobile, to a tenth:
 * four for 1,533, which is its own setting. Straight between the points of the calculator that its docs/throttling.md names.
 */
export function slowdownOf(index: number): number {
  const last = SLOWDOWNS.length - 1;
  const found = SLOWDOWNS.findIndex(([point]) => point >= index);
  const above = found === -1 ? last : Math.max(1, found);
  const [[low, less], [high, more]] = [
    SLOWDOWNS[above - 1] ?? SLOWDOWNS[0],
    SLOWDOWNS[above] ?? SLOWDOWNS[1],
  ];
  return Math.max(1, rounded(less + ((index - low) / (high - low)) * (more - less), 10));
}

function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}

/** The median of each figure by itself. */
export function medians(runs: readonly PageFigures[]): PageFigures {
  return fill((name) => median(runs.map((run) => run[name])));
}

/** The figures of a page that are not what they should be, in words, such as `LCP ms 950`. */
export function shortcomings(page: PageFigures): string[] {
  return NAMES.filter((name) => !keeps(page[name], budgetOf(`lighthouse ${name}`))).map(
    (name) => `${name} ${page[name]}`,
  );
}

/** Why runs of a page fell short: the audits that took something from a category, and what made the largest paint. */
export function reasons(runs: readonly Result[]): string[] {
  return [...new Set(runs.flatMap((run) => [...failedAudits(run), ...largestPaint(run)]))];
}

function failedAudits({ categories, audits }: Result): string[] {
  return Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}

function largestPaint({ audits }: Result): string[] {
  const details = audits['lcp-breakdown-insight']?.details;
  if (details?.type !== 'list') return [];
  return details.items.flatMap((item) =>
    item.type === 'node' && item.selector ? [`largest paint ${item.selector}`] : [],
  );
}

function hundredths(score: number | null | undefined): number | undefined {
  return typeof score === 'number' ? score * 100 : undefined;
}

function fill(value: (name: Name) => number): PageFigures {
  return Object.fromEntries(NAMES.map((name) => [name, value(name)])) as PageFigures; // every name has its value
}
