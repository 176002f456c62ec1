import type { Profile } from '../schemas/profile.ts';
import type { TenderFacts } from '../schemas/tender.ts';
import { groupOf, type Group } from './group.ts';
import { matches } from './matches.ts';
import { scoreTender, type Score } from './score.ts';

/** The orders in which tenders are read: highest chance, nearest deadline, largest budget first. */
export const SORTS = ['chance', 'deadline', 'budget'] as const;

/** An order of reading. */
export type Sort = (typeof SORTS)[number];

/** The groups in the order of reading. */
export const GROUPS = ['play', 'study', 'skip'] as const satisfies readonly Group[];

/** A tender with its score for a profile, and what to do with it. */
export interface Ranked<Tender extends TenderFacts = TenderFacts> {
  readonly tender: Tender;
  readonly score: Score;
  readonly group: Group;
}

/** Scores every tender for a profile. */
export function scoreAll<Tender extends TenderFacts>(
  tenders: readonly Tender[],
  profile: Profile,
): Ranked<Tender>[] {
  return tenders.map((tender) => {
    const score = scoreTender(tender, profile);
    return { tender, score, group: groupOf(score.percent) };
  });
}

/** The tenders that answer the visitor's wishes, in an order of reading; equals stay in the order given. */
export function rank<Tender extends TenderFacts>(
  scored: readonly Ranked<Tender>[],
  wishes: Profile,
  sort: Sort,
): Ranked<Tender>[] {
  return scored.filter(({ tender }) => matches(tender, wishes)).toSorted(ORDERS[sort]);
}

const ORDERS: Record<Sort, (one: Ranked, other: Ranked) => number> = {
  chance: (one, other) => other.score.percent - one.score.percent,
  deadline: (one, other) => one.tender.deadlineInDays - other.tender.deadlineInDays,
  budget: (one, other) => other.tender.budgetEurExVat - one.tender.budgetEurExVat,
};
