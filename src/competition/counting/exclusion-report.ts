import type { Example } from '#schemas/competition/figures.ts';

const LISTED = 10;

/** Values of a reason that are told apart; contracts with others are only counted. */
const MOST_VALUES = 10_000;

const LENGTH = 100;

/** Counts of the contracts that are left out or unknown, by reason and by the value that was not understood. */
export class ExclusionReport<Reason extends string> {
  readonly #found = new Map<Reason, { count: number; values: Map<string, Example> }>();

  add(reason: Reason, contract: string, value: string): void {
    const found = this.#found.get(reason) ?? { count: 0, values: new Map<string, Example>() };
    this.#found.set(reason, found);
    found.count += 1;
    const printed = printable(value);
    const before = found.values.get(printed);
    if (before !== undefined || found.values.size < MOST_VALUES)
      found.values.set(printed, {
        contract: before?.contract ?? printable(contract),
        value: printed,
        count: (before?.count ?? 0) + 1,
      });
  }

  /** Reports a reason: its count, and its most frequent values with theirs; an empty list where nothing was counted. */
  entry<Named extends object>(
    reason: Reason,
    named: Named,
  ): (Named & { readonly count: number; readonly examples: Example[] })[] {
    const found = this.#found.get(reason);
    if (found === undefined) return [];
    const values = [...found.values.values()].toSorted((a, b) => b.count - a.count);
    return [{ ...named, count: found.count, examples: values.slice(0, LISTED) }];
  }
}

/** Puts a value on one line, without control characters, which a terminal would obey. */
export function printable(value: string): string {
  return value
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, LENGTH);
}
