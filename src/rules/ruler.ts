import type { Level } from '#schemas/thresholds.ts';
import type { DatedRule, Step } from './thresholds.ts';

/** Part of a bar: the level that applies from an amount up to the next one, as shares of the ruler from 0 to 1. */
export interface RulerPart {
  readonly level: Level;
  /** In euros before VAT. */
  readonly amount: number;
  readonly from: number;
  readonly to: number;
}

/** Place of an amount on a ruler, from 0 to 1. */
export type RulerScale = (amount: number) => number;

/** The ruler begins at a third of its least amount, and ends at twice its largest. */
const [BEFORE, AFTER] = [3, 2];

/** Returns a logarithmic scale on which all amounts have their place: the same ratio is the same distance. */
export function rulerScale(amounts: readonly number[]): RulerScale {
  const positive = amounts.filter((amount) => amount > 0);
  const start = Math.log10(Math.min(...positive) / BEFORE);
  const end = Math.log10(Math.max(...positive) * AFTER);
  return (amount) =>
    amount <= 0 ? 0 : Math.min(1, Math.max(0, (Math.log10(amount) - start) / (end - start)));
}

/** Returns the parts of the bar of some steps, which begin at 0. */
export function rulerParts(steps: readonly Step<DatedRule>[], scale: RulerScale): readonly RulerPart[] {
  return steps.map(({ rule, amount }, index) => {
    const next = steps[index + 1]?.amount;
    return { level: rule.level, amount, from: scale(amount), to: next === undefined ? 1 : scale(next) };
  });
}
