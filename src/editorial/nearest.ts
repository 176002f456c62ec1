import distance from 'damerau-levenshtein';
import { foldText } from '#text.ts';

/** Name of this many letters or fewer has too many neighbours for one of them to be meant. */
const SHORT = 2;

/** Name that was most likely meant: the nearest one within a third of its letters, or `undefined`. */
export function nearest(typed: string, names: Iterable<string>): string | undefined {
  const plain = foldName(typed);
  if (plain.length <= SHORT) return undefined;
  let best: string | undefined;
  let least = Math.floor(plain.length / 3) + 1;
  for (const name of names) {
    if (name === typed || Math.abs(name.length - typed.length) >= least + 1) continue;
    const { steps } = distance(plain, foldName(name));
    if (steps < least) [best, least] = [name, steps];
  }
  return best;
}

/** Question to end a message with, when a name was most likely meant. */
export function didYouMean(typed: string, names: Iterable<string>): string {
  const name = nearest(typed, names);
  return name === undefined ? '' : `. Vouliez-vous dire ${name} ?`;
}

/** Capitals, accents, hyphens and underscores are mistaken for each other most often. */
function foldName(name: string): string {
  return foldText(name).replace(/[_ -]/g, '');
}
