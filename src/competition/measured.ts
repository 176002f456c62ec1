import type { Cell } from '#schemas/competition/cell.ts';
import type { Choice, Figures, Procedure } from '#schemas/competition/figures.ts';
import { choiceKey } from './counting/choice.ts';
import { MINIMUM } from '#schemas/competition/limits.ts';
import { amountBand } from './look-up.ts';

interface Tender {
  readonly cpv: string;
  readonly procedure: Procedure;
  /** Of a lot, in euros before VAT: in the data each lot is a contract. */
  readonly amount: number;
  readonly region: string;
}

export interface Measured {
  readonly source: Figures['source'];
  readonly choice: Choice;
  readonly cell: Cell;
}

/**
 * Finds the figures of the smallest choice of 30 consultations that the tender belongs to (procedure, amount band,
 * region), in the first source that covers its trade. A source of one trade or one buyer covers no other, and each
 * source only the regions where it has 30 consultations.
 */
export function findMeasured(sources: readonly Figures[], tender: Tender): Measured | undefined {
  for (const figures of sources) {
    const { source, cells } = figures;
    if (source.only || !tender.cpv.startsWith(source.cpv)) continue;
    if (cells[choiceKey({ region: tender.region })] === undefined) continue;
    const [smallest] = choicesAround(figures, tender)
      .flatMap((choice) => {
        const cell = cells[choiceKey(choice)];
        return cell === undefined || cell.consultations < MINIMUM ? [] : [{ source, choice, cell }];
      })
      .toSorted((a, b) => a.cell.consultations - b.cell.consultations);
    if (smallest !== undefined) return smallest;
  }
  return undefined;
}

function choicesAround(figures: Figures, { procedure, amount, region }: Tender): Choice[] {
  const band = amountBand(figures, amount);
  const choices: Choice[] = [{}];
  for (const part of [{ procedure }, band === undefined ? {} : { band }, { region }])
    choices.push(...choices.map((choice) => ({ ...choice, ...part })));
  return choices;
}
