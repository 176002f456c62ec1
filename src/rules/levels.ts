import type { Profile } from '#schemas/profile.ts';
import type { TenderFacts } from '#schemas/content/tender.ts';
import { CPV_DIVISIONS, POINTS, TURNOVER } from './points.ts';

/** Distance of a tender from the firm's trade. */
export type Trade = keyof typeof POINTS.sector;

/** Holder of the current contract: the firm, nobody, or somebody else. */
export type Incumbency = keyof typeof POINTS.incumbency;

/** The last band of an ascending list that a figure reaches, the first when it reaches none. */
export function lastReached<Band>(
  bands: readonly Band[] & { readonly 0: Band },
  reached: (band: Band) => boolean,
): Band {
  return bands.findLast(reached) ?? bands[0];
}

/** The CPV division of a tender: the first two digits of its code. */
export function divisionOf({ cpv }: TenderFacts): string {
  return cpv.code.slice(0, 2);
}

/** Compares the tender's sector, then its CPV division, with the firm's sector. */
export function tradeOf(tender: TenderFacts, profile: Profile): Trade {
  const divisions: readonly string[] = CPV_DIVISIONS[profile.sector];
  // "Other" gathers trades that have nothing in common: sharing it proves less than sharing a sector.
  if (tender.sector === profile.sector) return profile.sector === 'other' ? 'related' : 'same';
  return divisions.includes(divisionOf(tender)) ? 'related' : 'different';
}

/** The references that count for a tender: none in another trade. */
export function referencesFor(tender: TenderFacts, profile: Profile): Profile['references'] {
  return tradeOf(tender, profile) === 'different' ? 'none' : profile.references;
}

/** Says who holds the current contract; the firm can only do so in its own trade. */
export function incumbencyOf(tender: TenderFacts, profile: Profile): Incumbency {
  if (tender.currentContractEndsInMonths === null) return 'vacant';
  return profile.incumbent && tradeOf(tender, profile) !== 'different' ? 'incumbent' : 'challenger';
}

/** The value of an average lot per year, renewals included, in euros before VAT; a shorter contract counts as one year. */
export function yearlyLotValue(tender: TenderFacts): number {
  const months = Math.max(12, tender.durationMonths + tender.renewals * tender.renewalMonths);
  return (tender.budgetEurExVat * 12) / (tender.lots * months);
}

/** The capacity band: the lot's value per year against the turnover assumed for the team. */
export function capacityOf(tender: TenderFacts, profile: Profile): (typeof POINTS.capacity)[number] {
  const percent = (100 * yearlyLotValue(tender)) / TURNOVER[profile.teamSize];
  return lastReached(POINTS.capacity, ({ overPercent }) => percent > overPercent);
}

/** The award weight that falls on the firm's strengths, 0 to 100. */
export function strengthWeight({ criteria }: TenderFacts, { strengths }: Profile): number {
  const isFirst = (criterion: Profile['strengths'][number], index: number) =>
    strengths.indexOf(criterion) === index;
  return strengths.filter(isFirst).reduce((sum, criterion) => sum + criteria[criterion], 0);
}
