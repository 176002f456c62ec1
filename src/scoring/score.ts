import type { Profile } from '../schemas/profile.ts';
import type { TenderFacts } from '../schemas/tender.ts';
import { factorsOf, type Factor } from './factors.ts';
import { referencesFor } from './levels.ts';
import { MARGINS } from './points.ts';

/** A figure whose absence widens the range. */
export type Doubt = Exclude<keyof typeof MARGINS, 'always'>;

/** A score out of 100, the range around it with what widens it, and the factors that add up to it exactly. */
export interface Score {
  readonly percent: number;
  readonly range: { readonly low: number; readonly high: number };
  readonly doubts: readonly Doubt[];
  readonly factors: readonly Factor[];
}

/** Scores a valid tender for a valid profile; the same input always gives the same score. */
export function scoreTender(tender: TenderFacts, profile: Profile): Score {
  const factors = factorsOf(tender, profile);
  const percent = factors.reduce((sum, { points }) => sum + points, 0);
  const doubts = doubtsOf(tender, profile);
  const margin = doubts.reduce<number>((sum, doubt) => sum + MARGINS[doubt], MARGINS.always);
  const range = { low: Math.max(0, percent - margin), high: Math.min(100, percent + margin) };
  return { percent, range, doubts, factors };
}

function doubtsOf(tender: TenderFacts, profile: Profile): Doubt[] {
  const missing: Record<Doubt, boolean> = {
    bidsUnknown: tender.bidsReceivedLastTime === null,
    noticeUpcoming: tender.status === 'upcoming',
    referencesNone: referencesFor(tender, profile) === 'none',
  };
  // Object.keys knows only strings; the record above has exactly these keys.
  return (Object.keys(missing) as Doubt[]).filter((doubt) => missing[doubt]);
}
