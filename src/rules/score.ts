import type { Profile } from '#schemas/profile.ts';
import type { TenderFacts } from '#schemas/console.ts';
import { listFactors, scoreBounds, type Factor } from './factors.ts';
import { compareTrade } from './levels.ts';
import { MARGINS } from './points.ts';
import { findStart, type Start } from './start.ts';
import { findVerdict, type Verdict } from './verdict.ts';

/** A missing figure that widens the range. */
export type Uncertainty = Exclude<keyof typeof MARGINS, 'always'>;

/** A score in two storeys: the chance of any bidder, then the estimate for the firm, with its range and its reasons. */
export interface Score {
  readonly start: Start;
  /** Out of 100. The range ends where a score is capped. */
  readonly estimate: { readonly percent: number; readonly low: number; readonly high: number };
  readonly verdict: Verdict;
  readonly uncertainties: readonly Uncertainty[];
  /** The points of the factors add up to the percentage exactly. */
  readonly factors: readonly Factor[];
}

/**
 * Scores a valid tender for a valid profile; the same input always gives the same score. Returns undefined for a tender
 * of another trade, which has no percentage.
 */
export function scoreTender(tender: TenderFacts, profile: Profile): Score | undefined {
  if (compareTrade(tender, profile) !== 'same') return undefined;
  const factors = listFactors(tender, profile);
  const percent = factors.reduce((sum, { points }) => sum + points, 0);
  const uncertainties = listUncertainties(tender, profile);
  const margin = uncertainties.reduce<number>(
    (sum, uncertainty) => sum + MARGINS[uncertainty],
    MARGINS.always,
  );
  const { lowest, highest } = scoreBounds(tender);
  return {
    start: findStart(tender),
    estimate: {
      percent,
      low: Math.max(lowest, percent - margin),
      high: Math.min(highest, percent + margin),
    },
    verdict: findVerdict(percent),
    uncertainties,
    factors,
  };
}

/** Step of a score's drawing: from where to where the factor takes it, in points out of 100. */
export interface StairStep {
  readonly factor: Factor;
  readonly from: number;
  readonly to: number;
}

/** Returns the steps that lead from 0 to the score, in the order of its factors; the last one ends at the score. */
export function stairSteps(factors: readonly Factor[]): StairStep[] {
  let reached = 0;
  return factors.map((factor) => {
    const from = reached;
    reached += factor.points;
    return { factor, from, to: reached };
  });
}

function listUncertainties(tender: TenderFacts, profile: Profile): Uncertainty[] {
  const missing: Record<Uncertainty, boolean> = {
    bidsUnknown: tender.bidsReceivedLastTime === null,
    noticeUpcoming: tender.status === 'upcoming',
    criteriaUnknown: tender.criteria === null,
    referencesNone: profile.references === 'none',
  };
  // Object.keys knows only strings; the record above has exactly these keys.
  return (Object.keys(missing) as Uncertainty[]).filter((uncertainty) => missing[uncertainty]);
}
