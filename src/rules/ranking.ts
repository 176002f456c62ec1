import type { Profile } from '../schemas/profile.ts';
import type { TenderFacts } from '../schemas/tender.ts';
import { percentOf } from './factors.ts';

/** The sort orders of the results: highest chance, nearest deadline, largest budget first. */
export const SORTS = ['chance', 'deadline', 'budget'] as const;

/** A sort order. */
export type Sort = (typeof SORTS)[number];

/** The least percentage of each group. An even chance among 3.2 tenderers is about 30. */
export const GROUP_MINIMUM = { play: 60, study: 30, skip: 0 } as const;

/** Advice about a tender: play it, study it or skip it. */
export type Group = keyof typeof GROUP_MINIMUM;

/** The groups in the order shown. */
export const GROUPS = ['play', 'study', 'skip'] as const satisfies readonly Group[];

/** A tender with its percentage for a profile, and the advice about it. `scoreTender` gives the reasons. */
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

/** The group of a percentage. */
export function groupOf(percent: number): Group {
  if (percent >= GROUP_MINIMUM.play) return 'play';
  return percent >= GROUP_MINIMUM.study ? 'study' : 'skip';
}

/**
 * Says whether a tender answers the visitor's wishes: budget, time left, status. The firm's profile (sector, regions,
 * team…) lowers a score and never hides a tender, so that the visitor sees why.
 */
export function matches(tender: TenderFacts, wishes: Profile): boolean {
  return (
    tender.budgetEurExVat >= wishes.budgetMin &&
    tender.budgetEurExVat <= (wishes.budgetMax ?? Infinity) &&
    tender.deadlineInDays >= wishes.deadlineMin &&
    (wishes.status === 'any' || tender.status === wishes.status)
  );
}

/** Ranks a tender for a profile. */
export function rankOne<Tender extends TenderFacts>(tender: Tender, profile: Profile): Ranked<Tender> {
  const percent = percentOf(tender, profile);
  return { tender, percent, group: groupOf(percent) };
}

/**
 * The tenders that answer the visitor's wishes, in their groups, each in a sort order; equals stay in the order
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
    // oxlint-disable-next-line unicorn/no-array-sort -- browsers of 2022 have no toSorted
    .sort(ORDERS[sort]);
  return GROUPS.map((id) => ({ id, rows: ranked.filter(({ group }) => group === id) }));
}

const ORDERS: Record<Sort, (one: Ranked, other: Ranked) => number> = {
  chance: (one, other) => other.percent - one.percent,
  deadline: (one, other) => one.tender.deadlineInDays - other.tender.deadlineInDays,
  budget: (one, other) => other.tender.budgetEurExVat - one.tender.budgetEurExVat,
};
