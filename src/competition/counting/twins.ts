import type { Figures } from '#schemas/competition/figures.ts';
import { EXAMPLES, type Example } from './left.ts';
import type { Draft } from './record.ts';

/**
 * Merges contracts that stand under two numbers: buyer, holders, amount to the cent, day, procedure, months, count and
 * CPV code agree, and one number is the beginning of the other (accounts add a suffix). The shorter number stays. Pairs
 * that agree on all but the number, or on all that the files have of it, are only counted, as doubtful.
 */
export function mergeTwins(drafts: Map<string, Draft>): Figures['report']['twoNumbers'] {
  const alike = Map.groupBy(
    [...drafts].filter(([, { day, low, high }]) => day !== undefined && low !== undefined && low === high),
    ([, draft]) => likenessOf(draft),
  );
  let [merged, doubtful] = [0, 0];
  const examples: Example[] = [];
  for (const group of alike.values()) {
    if (group.length < 2) continue;
    const numbers = new Map<string, Draft>();
    for (const [key, draft] of group.toSorted(
      ([, one], [, other]) => one.number.length - other.number.length,
    )) {
      const shorter = [...draft.number]
        .map((_, end) => draft.number.slice(0, end))
        .find((start) => numbers.has(start));
      if (shorter === undefined || draft.holders === undefined || draft.months === undefined) {
        doubtful += numbers.size;
        if (numbers.size > 0 && examples.length < EXAMPLES)
          examples.push({ contract: draft.name, value: [...numbers.values()][0]?.name ?? '' });
        numbers.set(draft.number, draft);
        continue;
      }
      merged += 1;
      drafts.delete(key);
    }
  }
  return { merged, doubtful, examples };
}

function likenessOf({ buyer, holders = [], amount, typedAmount, ...draft }: Draft): string {
  const cents = amount === undefined ? typedAmount : Math.round(amount * 100);
  const { day, procedure, months, low, cpv } = draft;
  return [buyer, holders.toSorted().join(' '), cents, day, procedure, months, low, cpv].join('|');
}
