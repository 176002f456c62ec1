import type { Profile } from '../schemas/profile.ts';
import type { TenderFacts } from '../schemas/tender.ts';
import {
  bandOf,
  capacityOf,
  divisionOf,
  incumbencyOf,
  referencesFor,
  strengthWeight,
  tradeOf,
  yearlyLotValue,
  type Incumbency,
  type Trade,
} from './levels.ts';
import { POINTS, TURNOVER } from './points.ts';

/** A signed whole number of points, why, and the values that a sentence about it needs. */
export type Factor = { readonly points: number } & (
  | { readonly id: 'start' }
  | {
      readonly id: 'sector';
      readonly trade: Trade;
      /** The tender's, not the firm's. */
      readonly sector: Profile['sector'];
      readonly division: string;
    }
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

/** The factors of a score in the order of the explanation, each present whatever its points. */
export function factorsOf(tender: TenderFacts, profile: Profile): Factor[] {
  const trade = tradeOf(tender, profile);
  const counted = referencesFor(tender, profile);
  const served = profile.regions.includes(tender.region.code);
  const { level, points: capacityPoints } = capacityOf(tender, profile);
  const weight = strengthWeight(tender, profile);
  const incumbency = incumbencyOf(tender, profile);
  const { deadlineInDays: days, bidsReceivedLastTime: bids } = tender;
  return [
    { id: 'start', points: POINTS.start },
    {
      id: 'sector',
      points: POINTS.sector[trade],
      trade,
      sector: tender.sector,
      division: divisionOf(tender),
    },
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
