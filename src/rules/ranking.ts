import type { Profile } from '#schemas/profile.ts';
import type { TenderFacts } from '#schemas/console.ts';
import { scoreTender, type Score } from './score.ts';

/** The sort orders of the results: highest chance, nearest deadline, largest budget first. */
export const SORTS = ['chance', 'deadline', 'budget'] as const;

export type Sort = (typeof SORTS)[number];

export interface Scored<Tender extends TenderFacts = TenderFacts> {
  readonly tender: Tender;
  readonly score: Score;
}

/**
 * Checks a tender against the wishes for budget, time left and status. The rest of the profile (regions, team…) lowers a
 * score and never hides a tender, so that the visitor sees why; a deadline that is not published hides none either.
 */
export function isWished(tender: TenderFacts, profile: Profile): boolean {
  return (
    tender.budgetEurExVat >= profile.budgetMin &&
    tender.budgetEurExVat <= (profile.budgetMax ?? Infinity) &&
    (tender.deadlineInDays ?? Infinity) >= profile.deadlineMin &&
    (profile.status === 'any' || tender.status === profile.status)
  );
}

/** Scores the tenders of the firm's trade that answer its wishes, in a sort order; equals stay in the order given. */
export function rank<Tender extends TenderFacts>(
  tenders: readonly Tender[],
  profile: Profile,
  sort: Sort,
): Scored<Tender>[] {
  return (
    tenders
      .filter((tender) => isWished(tender, profile))
      .flatMap((tender) => {
        const score = scoreTender(tender, profile);
        return score === undefined ? [] : [{ tender, score }];
      })
      // oxlint-disable-next-line unicorn/no-array-sort -- browsers of 2022 have no toSorted
      .sort(ORDERS[sort])
  );
}

const ORDERS: Record<Sort, (one: Scored, other: Scored) => number> = {
  chance: (one, other) => other.score.estimate.percent - one.score.estimate.percent,
  deadline: (one, other) => daysLeft(one) - daysLeft(other),
  budget: (one, other) => other.tender.budgetEurExVat - one.tender.budgetEurExVat,
};

/** A deadline that is not published comes after all others; a number, since Infinity less Infinity is none. */
function daysLeft({ tender }: Scored): number {
  return tender.deadlineInDays ?? Number.MAX_SAFE_INTEGER;
}
