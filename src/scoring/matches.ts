import type { Profile } from '../schemas/profile.ts';
import type { TenderFacts } from '../schemas/tender.ts';

/**
 * Says whether a tender answers the visitor's wishes: budget, time left, status. What the firm is (sector, regions,
 * team…) scores a tender low but never hides it, so that the visitor sees why.
 */
export function matches(tender: TenderFacts, wishes: Profile): boolean {
  return (
    tender.budgetEurExVat >= wishes.budgetMin &&
    tender.budgetEurExVat <= (wishes.budgetMax ?? Infinity) &&
    tender.deadlineInDays >= wishes.deadlineMin &&
    (wishes.status === 'any' || tender.status === wishes.status)
  );
}
