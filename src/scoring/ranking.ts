import type { Profile } from '../schemas/profile.ts';
import type { TenderFacts } from '../schemas/tender.ts';
import { percentOf } from './factors.ts';
import { groupOf, type Group } from './group.ts';
import { matches } from './matches.ts';

/** The orders in which tenders are read: highest chance, nearest deadline, largest budget first. */
export const SORTS = ['chance', 'deadline', 'budget'] as const;

/** An order of reading. */
export type Sort = (typeof SORTS)[number];

/** The groups in the order of reading. */
export const GROUPS = ['play', 'study', 'skip'] as const satisfies readonly Group[];

/** A tender with its percentage for a profile, and what to do with it. `scoreTender` gives the reasons. */
export interface Ranked<Tender extends TenderFacts = TenderFacts> {
  readonly tender: Tender;
  readonly percent: number;
  readonly group: Group;
}

/** The tenders of a group. */
export interface RankedGroup<Tender extends TenderFacts = TenderFacts> {
  readonly id: Group;
  readonly rows: readonly Ranked<Tender>[];
}

/** Ranks a tender for a profile. */
export function rankOne<Tender extends TenderFacts>(tender: Tender, profile: Profile): Ranked<Tender> {
  const percent = percentOf(tender, profile);
  return { tender, percent, group: groupOf(percent) };
}

/**
 * The tenders that answer the visitor's wishes, in their groups, each in an order of reading; equals stay in the order
 * given. Groups without a tender are there too.
 */
export function rank<Tender extends TenderFacts>(
  tenders: readonly Tender[],
  profile: Profile,
  sort: Sort,
): RankedGroup<Tender>[] {
  const ranked = tenders
    .filter((tender) => matches(tender, profile))
    .map((tender) => rankOne(tender, profile))
    .toSorted(ORDERS[sort]);
  return GROUPS.map((id) => ({ id, rows: ranked.filter(({ group }) => group === id) }));
}

const ORDERS: Record<Sort, (one: Ranked, other: Ranked) => number> = {
  chance: (one, other) => other.percent - one.percent,
  deadline: (one, other) => one.tender.deadlineInDays - other.tender.deadlineInDays,
  budget: (one, other) => other.tender.budgetEurExVat - one.tender.budgetEurExVat,
};
