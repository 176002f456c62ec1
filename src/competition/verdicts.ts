import { MINIMUM } from '../schemas/competition/limits.ts';
import { interval, Z } from './counting/statistics.ts';

/** An announced share beside the observed one, with the interval around what was observed. */
interface Checked {
  readonly announced: number;
  readonly observed: { readonly low: number; readonly high: number };
}

/** Whether what was announced lies in the 95 % interval of what was observed, or promised more or less than came. */
export function verdictOf({ announced, observed }: Checked): 'holds' | 'tooMuch' | 'tooLittle' {
  if (announced > observed.high) return 'tooMuch';
  return announced < observed.low ? 'tooLittle' : 'holds';
}

/**
 * How many forecasts with a known outcome a bin needs, for the 95 % interval of its share to reach at most `half` to
 * either side, whatever the share: that of Wilson is widest at one half, where it reaches z / 2√(n + z²).
 */
export function outcomesFor(half: number): number {
  return Math.ceil((Z / (2 * half)) ** 2 - Z * Z);
}

/** The bands of chance of the diagram of outcomes, and the contracts that each needs before it shows anything. */
const BANDS = 5;

/** A forecast of winning that was kept before the answer, and what came of it. */
export interface Outcome {
  /** From 0 to 1. */
  readonly chance: number;
  readonly won: boolean;
}

/** The bands of the diagram of outcomes: its middle, how many are known, and from 30 on the share that was won. */
export function bandsOf(outcomes: readonly Outcome[]) {
  return Array.from({ length: BANDS }, (_, band) => {
    const inBand = outcomes.filter(({ chance }) => Math.min(BANDS - 1, Math.floor(chance * BANDS)) === band);
    const n = inBand.length;
    const middle = (band + 0.5) / BANDS;
    const won = n < MINIMUM ? undefined : interval(inBand.filter((outcome) => outcome.won).length, n, n);
    return { announced: middle, n, won };
  });
}
