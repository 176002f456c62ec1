import type { Profile } from '../schemas/profile.ts';
import type { TenderFacts } from '../schemas/tender.ts';
import {
  bandOf,
  capacityOf,
  incumbencyOf,
  referencesFor,
  strengthWeight,
  tradeOf,
  yearlyLotValue,
  type Incumbency,
  type Trade,
} from './levels.ts';
import { MARGINS, POINTS, TURNOVER } from './points.ts';

/** A signed whole number of points, why, and the values that a sentence about it needs. */
export type Factor = { readonly points: number } & (
  | { readonly id: 'start' }
  | { readonly id: 'sector'; readonly trade: Trade; readonly sector: Profile['sector'] }
  | {
      readonly id: 'references';
      /** What counts for this tender, which is `none` in another trade whatever is declared. */
      readonly counted: Profile['references'];
      readonly declared: Profile['references'];
    }
  | { readonly id: 'region'; readonly served: boolean; readonly region: Profile['regions'][number] }
  | {
      readonly id: 'capacity';
      readonly level: (typeof POINTS.capacity)[number]['level'];
      /** Whole euros before VAT. */
      readonly yearlyLotValue: number;
      readonly turnover: number;
    }
  | { readonly id: 'criteria'; readonly strengths: Profile['strengths']; readonly weight: number }
  | { readonly id: 'incumbency'; readonly incumbency: Incumbency }
  | { readonly id: 'deadline'; readonly days: number }
  | { readonly id: 'competition'; readonly bids: number | null }
);

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
  const margin = doubts.reduce((sum, doubt) => sum + MARGINS[doubt], MARGINS.always);
  const range = { low: Math.max(0, percent - margin), high: Math.min(100, percent + margin) };
  return { percent, range, doubts, factors };
}

function factorsOf(tender: TenderFacts, profile: Profile): Factor[] {
  const trade = tradeOf(tender, profile);
  const counted = referencesFor(tender, profile);
  const served = profile.regions.includes(tender.region.code);
  const { level, points: capacityPoints } = capacityOf(tender, profile);
  const weight = strengthWeight(tender, profile);
  const incumbency = incumbencyOf(tender, profile);
  const { deadlineInDays: days, bidsReceivedLastTime: bids } = tender;
  return [
    { id: 'start', points: POINTS.start },
    { id: 'sector', points: POINTS.sector[trade], trade, sector: tender.sector },
    { id: 'references', points: POINTS.references[counted], counted, declared: profile.references },
    {
      id: 'region',
      points: POINTS.region[served ? 'served' : 'unserved'],
      served,
      region: tender.region.code,
    },
    {
      id: 'capacity',
      points: capacityPoints,
      level,
      yearlyLotValue: Math.round(yearlyLotValue(tender)),
      turnover: TURNOVER[profile.teamSize],
    },
    {
      id: 'criteria',
      points: Math.round((weight / 10) * POINTS.criteria.perTenPercent),
      strengths: profile.strengths,
      weight,
    },
    { id: 'incumbency', points: POINTS.incumbency[incumbency], incumbency },
    { id: 'deadline', points: bandOf(POINTS.deadline, ({ fromDays }) => days >= fromDays).points, days },
    { id: 'competition', points: competitionPoints(bids), bids },
  ];
}

function competitionPoints(bids: number | null): number {
  if (bids === null) return POINTS.competitionUnknown;
  return bandOf(POINTS.competition, ({ fromBids }) => bids >= fromBids).points;
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
