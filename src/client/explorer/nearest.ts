import distance from 'damerau-levenshtein';
import type { Option } from '#schemas/competition/explorer-data.ts';
import { foldText } from '#text.ts';

/** Greatest length of a value that is compared, in characters. */
const LONGEST = 100;

/** The option whose value or name is nearest to a value that is none of them; nothing where none is near. */
export function nearest(value: string, options: readonly Option[]): Option | undefined {
  if (value.length > LONGEST) return undefined;
  const asked = fold(value);
  const known = options.filter(([own]) => own !== '');
  const amount = Number(value);
  if (value !== '' && Number.isFinite(amount) && known.every(([own]) => Number.isFinite(Number(own))))
    return closest(known, ([own]) => Math.abs(Number(own) - amount));
  const farFrom = (option: Option) => {
    const texts = option.map(fold);
    const isInside = texts.some((own) => own.startsWith(asked) || asked.startsWith(own));
    return isInside ? 0.5 : Math.min(...texts.map((own) => distance(asked, own).steps));
  };
  const best = closest(known, farFrom);
  return best !== undefined && farFrom(best) <= Math.max(1, asked.length / 3) ? best : undefined;
}

/** The first of the options at the least distance; browsers of 2022 have no `toSorted`. */
function closest(options: readonly Option[], farFrom: (option: Option) => number): Option | undefined {
  const least = Math.min(...options.map(farFrom));
  return options.find((option) => farFrom(option) === least);
}

/** A text without accents, capitals, leading zeros, and all that is neither letter nor digit. */
function fold(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+(?=\d)/, '');
}
