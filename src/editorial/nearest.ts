/** A name of this many letters or fewer has too many neighbours for one of them to be meant. */
const SHORT = 2;

/** The name that was most likely meant: the nearest one within a third of its letters, or `undefined`. */
export function nearest(typed: string, names: Iterable<string>): string | undefined {
  const plain = plainOf(typed);
  if (plain.length <= SHORT) return undefined;
  let best: string | undefined;
  let least = Math.floor(plain.length / 3) + 1;
  for (const name of names) {
    if (name === typed || Math.abs(name.length - typed.length) >= least + 1) continue;
    const steps = distance(plain, plainOf(name));
    if (steps < least) [best, least] = [name, steps];
  }
  return best;
}

/** A question to end a message with, when a name was most likely meant. */
export function didYouMean(typed: string, names: Iterable<string>): string {
  const name = nearest(typed, names);
  return name === undefined ? '' : `. Vouliez-vous dire ${name} ?`;
}

/** Capitals, accents, hyphens and underscores are mistaken for each other most often. */
function plainOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\p{Mark}_ -]/gu, '')
    .toLowerCase();
}

/** The letters to add, remove, change or swap with their neighbour to make one word of another. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      const steps = [at(above, column) + 1, at(now, column - 1) + 1, at(above, column - 1) + same];
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) steps.push(at(before, column - 2) + 1);
      now.push(Math.min(...steps));
    }
    [before, above] = [above, now];
  }
  return at(above, other.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? 0;
}
