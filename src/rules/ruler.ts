import type { Buyer, Kind, Level } from '#schemas/content/thresholds.ts';
import type { Threshold } from './thresholds.ts';

/** A threshold with what it asks of the buyer. */
interface Step extends Threshold {
  readonly level: Level;
}

/** A part of a bar: what applies from an amount up to the next one, as shares of the ruler from 0 to 1. */
interface Part {
  readonly level: Level;
  /** In euros before VAT; 0 where it begins before the ruler does. */
  readonly amount: number;
  readonly from: number;
  readonly to: number;
}

/** One bar: the buyers whose amounts are the same for a kind of contract. */
interface Bar {
  readonly buyers: readonly Buyer[];
  readonly parts: readonly Part[];
}

/** The bars of each kind on one logarithmic ruler, and its graduation. */
export interface Ruler {
  readonly kinds: readonly { readonly kind: Kind; readonly bars: readonly Bar[] }[];
  readonly marks: readonly { readonly amount: number; readonly at: number }[];
}

/** The ruler begins at a third of its least amount, and ends at twice its largest. */
const [BEFORE, AFTER] = [3, 2];

/** The amounts that begin with 1, 2 or 5, up to more than any contract. */
const GRADUATION = Array.from({ length: 12 }, (_, power) => 10 ** power).flatMap((decade) => [
  decade,
  2 * decade,
  5 * decade,
]);

/** A mark beyond this would stand on the end of the ruler. */
const LAST = 0.999;

const BUYERS: readonly Buyer[] = ['etat', 'autre', 'reseau'];

/** Sets the thresholds of some kinds on a logarithmic ruler: the same ratio of amounts is the same distance. */
export function rulerOf(steps: readonly Step[], kinds: readonly Kind[]): Ruler {
  const shown = steps.filter(({ kind }) => kinds.includes(kind));
  const amounts = shown.flatMap(({ from }) => Object.values(from)).filter((amount) => amount > 0);
  const start = Math.log10(Math.min(...amounts) / BEFORE);
  const end = Math.log10(Math.max(...amounts) * AFTER);
  const at = (amount: number) => (amount === 0 ? 0 : (Math.log10(amount) - start) / (end - start));
  const barOf = (own: readonly Step[], buyer: Buyer): readonly Part[] =>
    own.map(({ level, from }, index) => {
      const next = own[index + 1]?.from[buyer];
      return { level, amount: from[buyer], from: at(from[buyer]), to: next === undefined ? 1 : at(next) };
    });
  return {
    kinds: kinds.map((kind) => {
      const own = shown.filter((step) => step.kind === kind);
      const bars: Bar[] = [];
      for (const buyer of BUYERS) {
        const parts = barOf(own, buyer);
        const same = bars.findIndex((bar) => JSON.stringify(bar.parts) === JSON.stringify(parts));
        const before = bars[same];
        if (before === undefined) bars.push({ buyers: [buyer], parts });
        else bars[same] = { ...before, buyers: [...before.buyers, buyer] };
      }
      return { kind, bars };
    }),
    marks: GRADUATION.map((amount) => ({ amount, at: at(amount) })).filter(
      (mark) => mark.at > 0 && mark.at < LAST,
    ),
  };
}
