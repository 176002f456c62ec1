import type { Profile } from '#schemas/profile.ts';
import type { TenderFacts } from '#schemas/content/tender.ts';
import {
  lastReached,
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
import { BOUNDS, POINTS, TURNOVER } from './points.ts';

/** A signed whole number of points, its reason, and the values that a sentence about it needs. */
export type Factor = { readonly points: number } &
  /** An even chance among the offers measured for markets like this one, or among the average of the Union. */
  (
    | { readonly id: 'start'; readonly offers: number | null }
    | {
        readonly id: 'sector';
        readonly trade: Trade;
        /** The tender's, not the firm's. */
        readonly sector: Profile['sector'];
        readonly division: string;
      }
    | {
        readonly id: 'references';
        /** The references that count for this tender: `none` in another trade. */
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
    /** Brings the sum back within BOUNDS; there only where it was beyond. */
    | { readonly id: 'limit' }
  );

/** The factors in the order of the explanation. */
export const FACTORS = [
  'start',
  'sector',
  'references',
  'region',
  'capacity',
  'criteria',
  'incumbency',
  'deadline',
  'competition',
] as const satisfies readonly Factor['id'][];

/** The points of each factor, in the order of the explanation. */
function pointsOf(tender: TenderFacts, profile: Profile): Readonly<Record<(typeof FACTORS)[number], number>> {
  const { deadlineInDays: days, bidsReceivedLastTime: bids } = tender;
  const served = profile.regions.includes(tender.region.code);
  return {
    start: tender.measuredOffers ? Math.round(100 / tender.measuredOffers) : POINTS.start,
    sector: POINTS.sector[tradeOf(tender, profile)],
    references: POINTS.references[referencesFor(tender, profile)],
    region: POINTS.region[served ? 'served' : 'unserved'],
    capacity: capacityOf(tender, profile).points,
    criteria: Math.round((strengthWeight(tender, profile) / 10) * POINTS.criteria.perTenPercent),
    incumbency: POINTS.incumbency[incumbencyOf(tender, profile)],
    deadline: lastReached(POINTS.deadline, ({ fromDays }) => days >= fromDays).points,
    competition:
      bids === null
        ? POINTS.competitionUnknown
        : lastReached(POINTS.competition, ({ fromBids }) => bids >= fromBids).points,
  };
}

/** The percentage alone, without the explanation: fast enough to rank thousands of tenders. */
export function percentOf(tender: TenderFacts, profile: Profile): number {
  return within(sumOf(pointsOf(tender, profile)));
}

function sumOf(points: ReturnType<typeof pointsOf>): number {
  return FACTORS.reduce((sum, id) => sum + points[id], 0);
}

/** No score promises a win or rules one out. */
function within(sum: number): number {
  return Math.min(BOUNDS.highest, Math.max(BOUNDS.lowest, sum));
}

/** The factors of a score in the order of the explanation, each present whatever its points, but for the limit. */
export function factorsOf(tender: TenderFacts, profile: Profile): Factor[] {
  const points = pointsOf(tender, profile);
  const { deadlineInDays: days, bidsReceivedLastTime: bids, measuredOffers: offers = null } = tender;
  const cut = within(sumOf(points)) - sumOf(points);
  return [
    { id: 'start', points: points.start, offers },
    {
      id: 'sector',
      points: points.sector,
      trade: tradeOf(tender, profile),
      sector: tender.sector,
      division: divisionOf(tender),
    },
    {
      id: 'references',
      points: points.references,
      counted: referencesFor(tender, profile),
      declared: profile.references,
    },
    {
      id: 'region',
      points: points.region,
      served: profile.regions.includes(tender.region.code),
      region: tender.region.code,
    },
    {
      id: 'capacity',
      points: points.capacity,
      level: capacityOf(tender, profile).level,
      yearlyLotValue: Math.round(yearlyLotValue(tender)),
      turnover: TURNOVER[profile.teamSize],
    },
    {
      id: 'criteria',
      points: points.criteria,
      strengths: profile.strengths,
      weight: strengthWeight(tender, profile),
    },
    { id: 'incumbency', points: points.incumbency, incumbency: incumbencyOf(tender, profile) },
    { id: 'deadline', points: points.deadline, days },
    { id: 'competition', points: points.competition, bids },
    ...(cut === 0 ? [] : [{ id: 'limit' as const, points: cut }]),
  ];
}
