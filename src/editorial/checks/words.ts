import { LOCALES, type Locale } from '../../locales.ts';
import { FORBIDDEN, type Forbidden } from './forbidden-words.ts';
import type { Problem } from '../problem.ts';
import type { Text } from './text.ts';

/** A rule made ready to search with. */
interface Search {
  readonly rule: Forbidden;
  readonly pattern: RegExp;
}

const SEARCHES = Object.fromEntries(
  LOCALES.map((locale) => [locale, FORBIDDEN[locale].map(prepare)]),
) as unknown as Record<Locale, readonly Search[]>; // one entry for each locale, by construction

/** All the words at once: most texts hold none of them, and one search says so. */
const ANY = Object.fromEntries(
  LOCALES.map((locale) => [
    locale,
    new RegExp(patternOf(FORBIDDEN[locale].flatMap(({ words }) => words)), 'u'),
  ]),
) as unknown as Record<Locale, RegExp>;

/** No word that the art direction keeps out. */
export function checkWords({ pieces, prose, locale }: Text): Problem[] {
  if (!ANY[locale].test(normal(prose))) return [];
  return SEARCHES[locale].flatMap(({ rule, pattern }) =>
    pieces.flatMap(({ line, field, text }) => {
      const plain = normal(text);
      return [...plain.matchAll(pattern)].flatMap(({ 0: word, index }) => {
        if (rule.unless?.test(plain.slice(0, index))) return [];
        return [{ line, field, message: `« ${word} » n'est pas admis ; ${rule.reason}` }];
      });
    }),
  );
}

function prepare(rule: Forbidden): Search {
  return { rule, pattern: new RegExp(patternOf(rule.words), 'gu') };
}

/** Words are looked for whole, in lower case, with either apostrophe and any space. */
function patternOf(words: readonly string[]): string {
  const ends = words.map((word) => word.replace('*', String.raw`\p{Letter}*`));
  return String.raw`(?<![\p{Letter}\p{Number}-])(?:${ends.join('|')})(?![\p{Letter}\p{Number}])`;
}

function normal(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("'", '’')
    .replaceAll(/[\u00A0\u202F]/g, ' ');
}
