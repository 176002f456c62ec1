import { Z } from './counting/statistics.ts';

/** An announced share beside the observed one, with the interval around what was observed. */
interface Checked {
  readonly announced: number;
  readonly observed: { readonly low: number; readonly high: number };
}

/** Judges whether what was announced lies in the 95 % interval of what was observed, or promised more or less than came. */
export function verdictOf({ announced, observed }: Checked): 'holds' | 'tooMuch' | 'tooLittle' {
  if (announced > observed.high) return 'tooMuch';
  return announced < observed.low ? 'tooLittle' : 'holds';
}

/**
 * Counts the forecasts with a known outcome that a bin needs, for the 95 % interval of its share to reach at most `half` to
 * either side, whatever the share: that of Wilson is widest at one half, where it reaches z / 2√(n + z²).
 */
export function outcomesFor(half: number): number {
  return Math.ceil((Z / (2 * half)) ** 2 - Z * Z);
}
