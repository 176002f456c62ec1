/** Remedy for a file that came badly. */
export const AGAIN = 'téléchargez-le de nouveau';

/** A file that cannot be read, with what lacks and the remedy, for the person who runs the command. */
export class InputError extends Error {}

/** Problems that keep an import from being written, each with its remedy. Nothing was written. */
export class ImportError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}
