import { REFERENCES, type Profile } from '#schemas/profile.ts';
import type { TenderFacts } from '#schemas/console.ts';
import { POINTS, TRADE_CODES, TURNOVER } from './points.ts';

/** Distance of a tender from the firm's trade. */
export type TradeMatch = 'same' | 'otherTrade' | 'otherSector';

/** Holder of the current contract: the firm, nobody, or another firm. */
export type Incumbency = keyof typeof POINTS.incumbency;

export type Requirement =
  | { readonly kind: 'references'; readonly asked: Profile['references'] }
  | { readonly kind: 'qualification'; readonly asked: Profile['qualifications'][number] }
  /** In euros a year. */
  | { readonly kind: 'turnover'; readonly asked: number };

/** The last band of an ascending list that a figure reaches, the first when it reaches none. */
export function lastReached<Band>(
  bands: readonly Band[] & { readonly 0: Band },
  reached: (band: Band) => boolean,
): Band {
  return bands.findLast(reached) ?? bands[0];
}

/** Compares a tender's sector, then its CPV code, with the firm's trade. */
export function compareTrade(
  { sector, cpv }: Pick<TenderFacts, 'sector' | 'cpv'>,
  profile: Profile,
): TradeMatch {
  if (sector !== profile.sector) return 'otherSector';
  const codes: readonly string[] = TRADE_CODES[profile.trade];
  return codes.some((code) => cpv.code.startsWith(code)) ? 'same' : 'otherTrade';
}

export function findIncumbency(tender: TenderFacts, profile: Profile): Incumbency {
  if (tender.currentContractEndsInMonths === null) return 'vacant';
  return profile.contractsHeld.includes(tender.id) ? 'incumbent' : 'challenger';
}

/** Returns the turnover that the firm gives, else the one supposed for its team. */
export function yearlyTurnover({ turnover, teamSize }: Profile): number {
  return turnover ?? TURNOVER[teamSize];
}

/** The value per year of an average lot for one of its holders, renewals included, in euros before VAT; a shorter contract counts as one year. */
export function yearlyLotValue(tender: TenderFacts): number {
  const months = Math.max(12, tender.durationMonths + tender.renewals * tender.renewalMonths);
  return (tender.budgetEurExVat * 12) / (tender.lots * tender.holders * months);
}

/** The capacity band: the lot's value per year against the firm's turnover. */
export function findCapacity(tender: TenderFacts, profile: Profile): (typeof POINTS.capacity)[number] {
  const percent = (100 * yearlyLotValue(tender)) / yearlyTurnover(profile);
  return lastReached(POINTS.capacity, ({ overPercent }) => percent > overPercent);
}

export function listRequirements({
  references,
  qualifications,
  turnover,
}: TenderFacts['requires']): readonly Requirement[] {
  return [
    ...(references === null ? [] : [{ kind: 'references', asked: references } as const]),
    ...qualifications.map((asked) => ({ kind: 'qualification', asked }) as const),
    ...(turnover === null ? [] : [{ kind: 'turnover', asked: turnover } as const]),
  ];
}

export function missingRequirements({ requires }: TenderFacts, profile: Profile): readonly Requirement[] {
  return listRequirements(requires).filter((requirement) => !isMet(requirement, profile));
}

function isMet(requirement: Requirement, profile: Profile): boolean {
  switch (requirement.kind) {
    case 'references':
      return REFERENCES.indexOf(profile.references) >= REFERENCES.indexOf(requirement.asked);
    case 'qualification':
      return profile.qualifications.includes(requirement.asked);
    case 'turnover':
      return yearlyTurnover(profile) >= requirement.asked;
  }
}
