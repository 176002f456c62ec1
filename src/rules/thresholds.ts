import type { Buyer, Kind, Level } from '#schemas/thresholds.ts';

export interface DatedRule {
  readonly kind: Kind;
  readonly level: Level;
  /** Amount from which the rule applies, in euros before VAT, for each of its buyers. */
  readonly amount: Readonly<Partial<Record<Buyer, number>>>;
  /** First and last day on which a consultation begins that the rule applies to, YYYY-MM-DD. */
  readonly from: string;
  readonly until?: string | undefined;
}

/** Circumstances that select the rules: the buyer, the kind of contract and the first day of the consultation. */
export interface Circumstances {
  readonly buyer: Buyer;
  readonly kind: Kind;
  /** YYYY-MM-DD. */
  readonly day: string;
}

export interface Purchase extends Circumstances {
  /** The buyer's estimate of its whole need, in euros before VAT. */
  readonly amount: number;
}

/** A level for one buyer on one day: the rule that sets it, and its amount. */
export interface Step<Rule extends DatedRule> {
  readonly rule: Rule;
  readonly amount: number;
  /** Ended before that day, and no rule of its level followed. */
  readonly isExpired: boolean;
}

/** Returns the levels of a kind of contract for a buyer on a day, by rising amount. */
export function currentSteps<Rule extends DatedRule>(
  rules: readonly Rule[],
  { buyer, kind, day }: Circumstances,
): readonly Step<Rule>[] {
  const begun = rules.filter(
    (rule) => rule.kind === kind && rule.from <= day && rule.amount[buyer] !== undefined,
  );
  const levels = [...new Set(begun.map(({ level }) => level))];
  const steps = levels.flatMap((level) => {
    const rule = begun
      .filter((candidate) => candidate.level === level)
      .toSorted((one, other) => one.from.localeCompare(other.from))
      .at(-1);
    const amount = rule?.amount[buyer];
    if (rule === undefined || amount === undefined) return [];
    return [{ rule, amount, isExpired: rule.until !== undefined && rule.until < day }];
  });
  return steps.toSorted((one, other) => one.amount - other.amount);
}

/**
 * Finds the level that applies to a purchase: the highest whose amount it reaches. A level that has expired has no
 * answer, and neither has the level below it, whose upper limit is unknown: the result is then the expired step.
 * Undefined before the first rule.
 */
export function findStep<Rule extends DatedRule>(
  rules: readonly Rule[],
  purchase: Purchase,
): Step<Rule> | undefined {
  const steps = currentSteps(rules, purchase);
  const index = steps.findLastIndex(({ amount }) => amount <= purchase.amount);
  const next = steps[index + 1];
  return next?.isExpired ? next : steps[index];
}

/** Last day on which the answer to a purchase holds, and the step of the day after; undefined where no end is known. */
export function findEnd<Rule extends DatedRule>(
  rules: readonly Rule[],
  purchase: Purchase,
): { readonly day: string; readonly next: Step<Rule> | undefined } | undefined {
  const level = findStep(rules, purchase)?.rule.level;
  const ends = rules.flatMap(({ until }) => (until !== undefined && until >= purchase.day ? [until] : []));
  for (const day of ends.toSorted()) {
    const next = findStep(rules, { ...purchase, day: addDays(day, 1) });
    if (next === undefined || next.isExpired || next.rule.level !== level) return { day, next };
  }
  return undefined;
}

/** Returns the rules that end within some days after a day, and that no rule of the same level follows. */
export function endingRules<Rule extends DatedRule>(
  rules: readonly Rule[],
  day: string,
  days: number,
): readonly Rule[] {
  const limit = addDays(day, days);
  return rules.filter(({ kind, level, amount, until }) => {
    if (until === undefined || until > limit) return false;
    const buyers = Object.keys(amount);
    return !rules.some(
      (later) =>
        later.kind === kind &&
        later.level === level &&
        later.from > until &&
        buyers.every((buyer) => buyer in later.amount),
    );
  });
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
