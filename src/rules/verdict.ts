/** The advice about a tender, best first: bid, consider or skip. */
export const VERDICTS = ['play', 'study', 'skip'] as const;

export type Verdict = (typeof VERDICTS)[number];

/** The least percentage of each verdict. An even chance among 3.2 tenderers is about 30. */
export const VERDICT_MINIMUM = { play: 60, study: 30, skip: 0 } as const satisfies Record<Verdict, number>;

export function findVerdict(percent: number): Verdict {
  return VERDICTS.find((verdict) => percent >= VERDICT_MINIMUM[verdict]) ?? 'skip';
}

/** Returns the best item of each verdict, then others until there are three, all by percentage. */
export function pickOfEachVerdict<Item extends { readonly percent: number }>(items: readonly Item[]): Item[] {
  // oxlint-disable-next-line unicorn/no-array-sort -- browsers of 2022 have no toSorted
  const sorted = [...items].sort((one, other) => other.percent - one.percent);
  const best = VERDICTS.flatMap(
    (verdict) => sorted.find(({ percent }) => findVerdict(percent) === verdict) ?? [],
  );
  const chosen = new Set(
    [...best, ...sorted.filter((item) => !best.includes(item))].slice(0, VERDICTS.length),
  );
  return sorted.filter((item) => chosen.has(item));
}
