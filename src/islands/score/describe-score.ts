import type { Score } from '#rules/score.ts';
import type { Start } from '#rules/start.ts';
import type { ConsoleTexts } from '#schemas/console-texts.ts';
import { fill } from '#schemas/forms/wording.ts';

/** The texts of a score in a language, and the names of the regions. */
export type ScoreTexts = Pick<ConsoleTexts, 'storeys' | 'regions'>;

/** A sentence of a score: what is said, its figure, and where it comes from or how far it reaches. */
export interface Storey {
  readonly label: string;
  readonly figure: string;
  readonly note: string;
}

/** Returns the two sentences of a score. */
export function describeScore(
  { start, estimate }: Score,
  texts: ScoreTexts,
): { equal: Storey; profile: Storey } {
  const { storeys } = texts;
  return {
    equal: {
      label: storeys.equal,
      figure: fill(storeys.percent, { percent: start.percent }),
      note: describeStart(start, texts),
    },
    profile: {
      label: storeys.profile,
      figure: fill(storeys.percent, { percent: estimate.percent }),
      note: fill(storeys.range, estimate),
    },
  };
}

function describeStart(start: Start, { storeys, regions }: ScoreTexts): string {
  switch (start.kind) {
    case 'known':
      return fill(start.places === 1 ? storeys.start.known : storeys.start.places, start);
    case 'measured': {
      const place = start.region === null ? storeys.country : regions[start.region];
      return fill(storeys.start.measured, { place });
    }
    case 'average':
      return storeys.start.average;
  }
}
