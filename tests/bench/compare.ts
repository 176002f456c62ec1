/** A figure by the names that lead to it, such as `leads SQLite site per second`. */
type Flat = ReadonlyMap<string, number>;

/** Figures as the benches give them: numbers under names, in lists or not. */
export type Figures = Readonly<Record<string, unknown>>;

/** What a run found beside what the repository keeps: the figures that moved by a share, and those that are new. */
export interface Change {
  readonly now: number;
  readonly kept: number | undefined;
  /** In percent of the kept figure; `undefined` without one. */
  readonly percent: number | undefined;
}

/** The figures that changed by more than `leastPercent`, or that were not kept, by name; unasked benches are left out. */
export function changes(now: Figures, kept: Figures, leastPercent = 5): Readonly<Record<string, Change>> {
  const before = flatten(kept);
  const rows = [...flatten(now)].map(([name, value]): [string, Change] => {
    const old = before.get(name);
    const percent = old === undefined || old === 0 ? undefined : Math.round(((value - old) / old) * 100);
    return [name, { now: value, kept: old, percent }];
  });
  return Object.fromEntries(
    rows.filter(
      ([, { now: value, kept: old, percent }]) =>
        value !== old && Math.abs(percent ?? Infinity) > leastPercent,
    ),
  );
}

/** Rows of a list are named by their path, or by their place. */
function flatten(figures: unknown, names: readonly string[] = []): Flat {
  if (typeof figures === 'number') return new Map([[names.join(' '), figures]]);
  if (typeof figures !== 'object' || figures === null) return new Map();
  return new Map(
    Object.entries(figures).flatMap(([name, value]) => [
      ...flatten(value, [...names, nameOf(value) ?? name]),
    ]),
  );
}

function nameOf(row: unknown): string | undefined {
  if (typeof row !== 'object' || row === null || !('path' in row)) return undefined;
  const { path, island } = row as { path: unknown; island?: unknown }; // a row of the weights
  return [path, island].filter((part) => typeof part === 'string').join(' ');
}
