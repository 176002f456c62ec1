import { BUDGET } from '../support/budget.ts';

/** What a figure should be; most have no such limit. */
export interface Budget {
  readonly least?: number;
  readonly most?: number;
}

/** Limits by the names of figures, without their page. The first that fits counts. */
const BUDGETS: readonly (readonly [RegExp, Budget])[] = [
  [/^weights pages first screen$/, { most: BUDGET.firstScreen }],
  [/^weights pages page$/, { most: BUDGET.page }],
  [/^weights pages script$/, { most: BUDGET.script }],
  [/^(?:weights pages|loads|consent this site) requests$/, { most: BUDGET.requests }],
  [/^weights pages first load$/, { most: BUDGET.firstLoad }],
  [/^weights islands \w+Form code beyond React$/, { most: BUDGET.form }],
  [/^loads (?:first|largest) paint$/, { most: 900 }],
  [/^(?:loads|consent this site) shift$/, { most: 0 }],
  [/^lighthouse (?:performance|accessibility|best practices|SEO)$/, { least: 100 }],
  [/^lighthouse [FL]CP ms$/, { most: 1000 }],
  [/^lighthouse (?:TBT ms|CLS)$/, { most: 0 }],
  [/^consent this site react$/, { most: 0 }],
  [/^console code .* withTooltip$/, { most: BUDGET.tooltip }],
  [/^console with 24 tenders.* to next paint median$/, { most: 100 }],
  [/^console with 2000 tenders.* filter.* to next paint median$/, { most: 50 }],
  [/^press drawn ahead .* median$/, { most: 100 }],
  [/^build shipped seconds$/, { most: 8 }],
  [/^build 100 time ratio$/, { most: 3 }],
  [/^build 1000 time ratio$/, { most: 2 }],
  [/^build 10000 time ratio$/, { most: 1.5 }],
  [/^build 10000 memory ratio$/, { most: 1 }],
  [/^leads SQLite site per second$/, { least: 2000 }],
  [/^leads SQLite site p99 ms$/, { most: 200 }],
  [/^leads \w+ ratio$/, { least: 0.5 }],
  [/^static .* ratio$/, { least: 0.3 }],
  [/^data import .* rows seconds$/, { most: 10 }],
  [/^data import .* memory MB$/, { most: 1000 }],
];

/** Units by the names of figures: the first that fits counts. */
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/per second$/, 'a second'],
  [/\bratio$/, 'times'],
  [/^press|\bms\b|paint$|(?:blocking|cold|warmed)$/, 'ms'],
  [/\bs$|seconds/, 's'],
  [/MB$|megabytes/, 'MB'],
  [/requests$|react$|returning$/, 'requests'],
  [/bytes|^weights/, 'bytes'],
  [/(?:performance|accessibility|best practices|SEO)$/, 'of 100'],
];

/** What a figure should be, by its name without the page. */
export function budgetOf(name: string): Budget {
  return BUDGETS.find(([names]) => names.test(name))?.[1] ?? {};
}

/** What a figure counts; empty for shifts, which are shares of the window, and for what its name says. */
export function unitOf(name: string): string {
  return UNITS.find(([names]) => names.test(name))?.[1] ?? '';
}

/** Whether a figure is within its budget. */
export function keeps(figure: number, { least = -Infinity, most = Infinity }: Budget): boolean {
  return figure >= least && figure <= most;
}
