import type { Profile } from '#schemas/profile.ts';
import type { TenderFacts } from '#schemas/content/tender.ts';
import { percentOf } from './factors.ts';

/** The sort orders of the results: highest chance, nearest deadline, largest budget first. */
export const SORTS = ['chance', 'deadline', 'budget'] as const;

/** A sort order. */
export type Sort = (typeof SORTS)[number];

/** The least percentage of each group. An even chance among 3.2 tenderers is about 30. */
export const GROUP_MINIMUM = { play: 60, study: 30, skip: 0 } as const;

/** The advice about a tender: bid, consider or skip. */
export type Group = keyof typeof GROUP_MINIMUM;

/** The groups in the order shown. */
export const GROUPS = ['play', 'study', 'skip'] as const satisfies readonly Group[];

/** A tender with its percentage for a profile, and the advice about it. `scoreTender` gives the reasons. */
export interface Ranked<Tender extends TenderFacts = TenderFacts> {
  readonly tender: Tender;
  readonly percent: number;
  readonly group: Group;
}

/** The group of a percentage. */
export function groupOf(percent: number): Group {
  if (percent >= GROUP_MINIMUM.play) return 'play';
  return percent >= GROUP_MINIMUM.study ? 'study' : 'skip';
}

/**
 * Says whether a tender is one to rank: of the firm's sector, and within its wishes for budget, time left and status.
 * The rest of the profile (regions, team…) lowers a score and never hides a tender, so that the visitor sees why.
 */
export function matches(tender: TenderFacts, profile: Profile): boolean {
  return (
    tender.sector === profile.sector &&
    tender.budgetEurExVat >= profile.budgetMin &&
    tender.budgetEurExVat <= (profile.budgetMax ?? Infinity) &&
    tender.deadlineInDays >= profile.deadlineMin &&
    (profile.status === 'any' || tender.status === profile.status)
  );
}

/** Ranks a tender for a profile. */
export function rankOne<Tender extends TenderFacts>(tender: Tender, profile: Profile): Ranked<Tender> {
  const percent = percentOf(tender, profile);
  return { tender, percent, group: groupOf(percent) };
}

/** The tenders of the firm's sector that answer its wishes, in a sort order; equals stay in the order given. */
export function rank<Tender extends TenderFacts>(
  tenders: readonly Tender[],
  profile: Profile,
  sort: Sort,
): Ranked<Tender>[] {
  return (
    tenders
      .filter((tender) => matches(tender, profile))
      .map((tender) => rankOne(tender, profile))
      // oxlint-disable-next-line unicorn/no-array-sort -- browsers of 2022 have no toSorted
      .sort(ORDERS[sort])
  );
}

const ORDERS: Record<Sort, (one: Ranked, other: Ranked) => number> = {
  chance: (one, other) => other.percent - one.percent,
  deadline: (one, other) => one.tender.deadlineInDays - other.tender.deadlineInDays,
  budget: (one, other) => other.tender.budgetEurExVat - one.tender.budgetEurExVat,
};
