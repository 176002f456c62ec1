/** From which percentage a tender is to play or to study; below, it is to skip. An even chance is about 30. */
export const THRESHOLDS = { play: 60, study: 30, skip: 0 } as const;

/** What to do with a tender. */
export type Group = keyof typeof THRESHOLDS;

/** The group of a percentage. */
export function groupOf(percent: number): Group {
  if (percent >= THRESHOLDS.play) return 'play';
  return percent >= THRESHOLDS.study ? 'study' : 'skip';
}
