/** Examples that a report gives of each reason. */
export const EXAMPLES = 3;

/** A contract or a row in a report, with the value that it is named for. */
export interface Example {
  readonly contract: string;
  readonly value: string;
}

/** Contracts left out or unknown, counted by reason, with the first examples in the order of their names. */
export class Left {
  readonly #found = new Map<string, { count: number; examples: Example[] }>();

  /** Counts one, named by its contract or by where it stands. */
  add(reason: string, contract: string, value: string): void {
    const found = this.#found.get(reason) ?? { count: 0, examples: [] };
    found.count += 1;
    if (found.examples.length < EXAMPLES) found.examples.push({ contract, value: value.slice(0, 60) });
    this.#found.set(reason, found);
  }

  /** The entry of a reason, with what else it says; none where nothing was counted. */
  of<Said extends object>(reason: string, said: Said): (Said & { count: number; examples: Example[] })[] {
    const found = this.#found.get(reason);
    return found === undefined ? [] : [{ ...said, ...found }];
  }
}
