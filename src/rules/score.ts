import type { Profile } from '#schemas/profile.ts';
import type { TenderFacts } from '#schemas/content/tender.ts';
import { factorsOf, type Factor } from './factors.ts';
import { referencesFor } from './levels.ts';
import { MARGINS } from './points.ts';

/** A missing figure that widens the range. */
export type Uncertainty = Exclude<keyof typeof MARGINS, 'always'>;

/** A score out of 100, the range around it with what widens it, and the factors that add up to it exactly. */
export interface Score {
  readonly percent: number;
  readonly range: { readonly low: number; readonly high: number };
  readonly uncertainties: readonly Uncertainty[];
  readonly factors: readonly Factor[];
}

/** Scores a valid tender for a valid profile; the same input always gives the same score. */
export function scoreTender(tender: TenderFacts, profile: Profile): Score {
  const factors = factorsOf(tender, profile);
  const percent = factors.reduce((sum, { points }) => sum + points, 0);
  const uncertainties = uncertaintiesOf(tender, profile);
  const margin = uncertainties.reduce<number>(
    (sum, uncertainty) => sum + MARGINS[uncertainty],
    MARGINS.always,
  );
  const range = { low: Math.max(0, percent - margin), high: Math.min(100, percent + margin) };
  return { percent, range, uncertainties, factors };
}

/** One step of a score's drawing: from where to where the factor takes it, in points out of 100. */
export interface StairStep {
  readonly factor: Factor;
  readonly from: number;
  readonly to: number;
}

/** The steps that lead from 0 to the score, in the order of its factors; the last one ends at the score. */
export function stairOf(factors: readonly Factor[]): StairStep[] {
  let reached = 0;
  return factors.map((factor) => {
    const from = reached;
    reached += factor.points;
    return { factor, from, to: reached };
  });
}

function uncertaintiesOf(tender: TenderFacts, profile: Profile): Uncertainty[] {
  const missing: Record<Uncertainty, boolean> = {
    bidsUnknown: tender.bidsReceivedLastTime === null,
    noticeUpcoming: tender.status === 'upcoming',
    referencesNone: referencesFor(tender, profile) === 'none',
  };
  // Object.keys knows only strings; the record above has exactly these keys.
  return (Object.keys(missing) as Uncertainty[]).filter((uncertainty) => missing[uncertainty]);
}
