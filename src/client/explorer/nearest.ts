import distance from 'damerau-levenshtein';
import type { Option } from '#schemas/competition/explorer-data.ts';
import { foldText } from '#text.ts';

/** Greatest length of a value that is compared, in characters. */
const LONGEST = 100;

/** Finds the option that an unknown value most likely means, by its value or name; undefined where none is near. */
export function findNearestOption(value: string, options: readonly Option[]): Option | undefined {
  const asked = fold(value.slice(0, LONGEST));
  const known = options.filter(([text]) => text !== '');
  const isAmount =
    asked !== '' && [asked, ...known.map(([text]) => text)].every((text) => /^\d+$/.test(text));
  const farFrom = ([text, name]: Option) =>
    isAmount ? Math.abs(Number(text) - Number(asked)) : countMistakes(asked, [text, name].map(fold));
  const [best] = known.toSorted((one, other) => farFrom(one) - farFrom(other));
  const isNear = best !== undefined && (isAmount || farFrom(best) <= Math.max(1, asked.length / 3));
  return isNear ? best : undefined;
}

/** Fewest changes that make one of the texts of what was asked; half a change where one begins with the other. */
function countMistakes(asked: string, texts: readonly string[]): number {
  if (texts.some((text) => text.startsWith(asked) || asked.startsWith(text))) return 0.5;
  return Math.min(...texts.map((text) => distance(asked, text).steps));
}

/** A text without accents, capitals, leading zeros, and all that is neither letter nor digit. */
function fold(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+(?=\d)/, '');
}
