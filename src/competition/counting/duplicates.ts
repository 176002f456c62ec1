import type { Figures } from '#schemas/competition/figures.ts';
import type { Draft } from './drafts.ts';

type Report = Figures['report']['twoNumbers'];

const LISTED = 3;

/**
 * Merges contracts that stand under two numbers: buyer, holders, amount to the cent, day, procedure, months, count and
 * CPV code agree, and one number is the beginning of the other (accounts add a suffix). The shorter number stays. Pairs
 * that agree on all but the number, or on all that the files have of it, are only counted, as doubtful.
 */
export function mergeDuplicates(drafts: Map<string, Draft>): Report {
  const alike = Map.groupBy(
    [...drafts].filter(
      ([, { day, leastOffers, mostOffers }]) =>
        day !== undefined && leastOffers !== undefined && leastOffers === mostOffers,
    ),
    ([, draft]) => likeness(draft),
  );
  let [merged, doubtful] = [0, 0];
  const examples: Report['examples'] = [];
  for (const group of alike.values()) {
    if (group.length < 2) continue;
    const numbers = new Map<string, Draft>();
    for (const [key, draft] of group.toSorted(
      ([, one], [, other]) => one.number.length - other.number.length,
    )) {
      const isComplete = draft.holders !== undefined && draft.months !== undefined;
      if (isComplete && prefixes(draft.number).some((prefix) => numbers.has(prefix))) {
        merged += 1;
        drafts.delete(key);
        continue;
      }
      const [other] = numbers.values();
      doubtful += numbers.size;
      if (other !== undefined && examples.length < LISTED)
        examples.push({ contract: draft.name, value: other.name });
      numbers.set(draft.number, draft);
    }
  }
  return { merged, doubtful, examples };
}

function prefixes(number: string): string[] {
  return [...number].map((_, end) => number.slice(0, end));
}

/** Text that two contracts share which agree on all but their number. */
function likeness({ buyer, holders = [], amount, unread, ...draft }: Draft): string {
  const cents = amount === undefined ? unread.amount : Math.round(amount * 100);
  const { day, months, leastOffers, procedure = unread.procedure, cpv = unread.cpv } = draft;
  return [buyer, holders.toSorted().join(' '), cents, day, procedure, months, leastOffers, cpv].join('|');
}
