import type { Profile } from '#schemas/profile.ts';
import type { TenderFacts } from '#schemas/console.ts';
import {
  findCapacity,
  findIncumbency,
  lastReached,
  missingRequirements,
  yearlyLotValue,
  yearlyTurnover,
  type Incumbency,
  type Requirement,
} from './levels.ts';
import { BOUNDS, POINTS } from './points.ts';
import { findStart, type Start } from './start.ts';

/** A signed whole number of points, its reason, and the values that a sentence about it needs. */
export type Factor = { readonly points: number } & (
  | { readonly id: 'start'; readonly start: Start }
  | { readonly id: 'sector' }
  | { readonly id: 'references'; readonly references: Profile['references'] }
  | {
      readonly id: 'region';
      readonly presence: Presence;
      readonly region: Profile['regions'][number];
    }
  | {
      readonly id: 'capacity';
      readonly level: (typeof POINTS.capacity)[number]['level'];
      /** Whole euros before VAT. */
      readonly yearlyLotValue: number;
      readonly turnover: number;
    }
  | {
      readonly id: 'criteria';
      readonly source: 'notice' | 'previous' | 'unpublished';
      /** Percentage of the mark that the strengths carry. */
      readonly weight: number;
    }
  | { readonly id: 'incumbency'; readonly incumbency: Incumbency }
  /** `null` until the notice is published. */
  | { readonly id: 'deadline'; readonly days: number | null }
  /** There only where the profile lacks something. */
  | { readonly id: 'requirements'; readonly missing: readonly Requirement[] }
  /** Brings the sum back within the bounds; there only where it was beyond. */
  | { readonly id: 'limit'; readonly isUnknown: boolean }
);

type Presence = 'served' | 'unserved' | 'notAsked';

/** The factors that every score has, in the order of the explanation. */
export const FACTORS = [
  'start',
  'sector',
  'references',
  'region',
  'capacity',
  'criteria',
  'incumbency',
  'deadline',
] as const satisfies readonly Factor['id'][];

/** The least and the most that a tender can score, and whether too little is known of it to score more. */
export function scoreBounds(tender: TenderFacts) {
  const isUnknown = tender.bidsReceivedLastTime === null && tender.currentContractEndsInMonths === null;
  return { lowest: BOUNDS.lowest, highest: isUnknown ? BOUNDS.unknown : BOUNDS.highest, isUnknown };
}

/** Lists the factors of a score in the order of the explanation; their points add up to the score. */
export function listFactors(tender: TenderFacts, profile: Profile): Factor[] {
  const factors = listUnboundFactors(tender, profile);
  const sum = factors.reduce((total, { points }) => total + points, 0);
  const { lowest, highest, isUnknown } = scoreBounds(tender);
  const points = Math.min(highest, Math.max(lowest, sum)) - sum;
  return points === 0 ? factors : [...factors, { id: 'limit', points, isUnknown }];
}

function listUnboundFactors(tender: TenderFacts, profile: Profile): Factor[] {
  const start = findStart(tender);
  const presence = findPresence(tender, profile);
  const capacity = findCapacity(tender, profile);
  const incumbency = findIncumbency(tender, profile);
  const missing = missingRequirements(tender, profile);
  return [
    { id: 'start', points: start.percent, start },
    { id: 'sector', points: POINTS.sector },
    { id: 'references', points: POINTS.references[profile.references], references: profile.references },
    {
      id: 'region',
      points: presence === 'notAsked' ? 0 : POINTS.region[presence],
      presence,
      region: tender.region.code,
    },
    {
      id: 'capacity',
      points: capacity.points,
      level: capacity.level,
      yearlyLotValue: Math.round(yearlyLotValue(tender)),
      turnover: yearlyTurnover(profile),
    },
    criteriaFactor(tender, profile),
    { id: 'incumbency', points: POINTS.incumbency[incumbency], incumbency },
    deadlineFactor(tender),
    ...(missing.length === 0 ? [] : [requirementsFactor(missing)]),
  ];
}

function findPresence({ onSite, region }: TenderFacts, { regions }: Profile): Presence {
  if (!onSite) return 'notAsked';
  return regions.includes(region.code) ? 'served' : 'unserved';
}

function criteriaFactor(tender: TenderFacts, profile: Profile): Factor {
  const { criteria, status } = tender;
  const weights = criteria === null ? [] : profile.strengths.map((strength) => criteria[strength]);
  const [first = 0, second = 0] = weights;
  const known = status === 'upcoming' ? 'previous' : 'notice';
  return {
    id: 'criteria',
    points: Math.round((first * POINTS.criteria.first + second * POINTS.criteria.second) / 10),
    source: criteria === null ? 'unpublished' : known,
    weight: first + second,
  };
}

function deadlineFactor({ deadlineInDays: days }: TenderFacts): Factor {
  const points = days === null ? 0 : lastReached(POINTS.deadline, ({ fromDays }) => days >= fromDays).points;
  return { id: 'deadline', points, days };
}

function requirementsFactor(missing: readonly Requirement[]): Factor {
  const points = missing.reduce((sum, { kind }) => sum + POINTS.requirements[kind], 0);
  return { id: 'requirements', points, missing };
}
