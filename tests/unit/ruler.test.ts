import { describe, expect, it } from 'vitest';
import { readThresholds } from '../../src/editorial/data/thresholds.ts';
import type { Buyer } from '../../src/schemas/thresholds.ts';
import { rulerOf } from '../../src/rules/ruler.ts';

const same = (amount: number): Record<Buyer, number> => ({ etat: amount, autre: amount, reseau: amount });
const STEPS = [
  { kind: 'travaux', level: 'aucune', from: same(0) },
  { kind: 'travaux', level: 'avis', from: same(10_000) },
  { kind: 'travaux', level: 'formalisee', from: { etat: 100_000, autre: 1_000_000, reseau: 1_000_000 } },
] as const;

describe('the ruler of thresholds', () => {
  it('has a bar for the buyers whose amounts are the same, and another for those who differ', () => {
    const [travaux] = rulerOf(STEPS, ['travaux']).kinds;
    expect(travaux?.bars.map(({ buyers }) => buyers)).toEqual([['etat'], ['autre', 'reseau']]);
  });

  it('sets the same ratio of amounts at the same distance', () => {
    const [state, others] = rulerOf(STEPS, ['travaux']).kinds[0]?.bars ?? [];
    const width = (part?: { from: number; to: number }) => (part?.to ?? 0) - (part?.from ?? 0);
    expect(width(others?.parts[1])).toBeCloseTo(2 * width(state?.parts[1]), 10);
  });

  it('leaves no gap, from one end of the ruler to the other, whatever the thresholds of the day', () => {
    const { lines } = readThresholds();
    for (const { bars } of rulerOf(lines, ['fournitures', 'travaux', 'social', 'innovant']).kinds)
      for (const { parts } of bars) {
        expect(parts[0]?.from).toBe(0);
        expect(parts.at(-1)?.to).toBe(1);
        for (const [index, part] of parts.slice(1).entries()) {
          expect(part.from).toBe(parts[index]?.to);
          expect(part.from).toBeGreaterThan(parts[index]?.from ?? 1);
        }
      }
  });

  it('is graduated within its ends', () => {
    for (const { at } of rulerOf(STEPS, ['travaux']).marks) {
      expect(at).toBeGreaterThan(0);
      expect(at).toBeLessThan(1);
    }
  });
});
