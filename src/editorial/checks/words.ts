import { LOCALES, type Locale } from '../../locales.ts';
import type { Problem } from '../problem.ts';
import FORBIDDEN from './forbidden-words.json' with { type: 'json' };
import type { Text } from './text.ts';

/** Words that the site does not use, and what to do instead. */
interface Rule {
  /** Matched whole, in lower case; a star stands for any ending. */
  readonly words: readonly string[];
  /** Why not, and what to write, in French: the editor's language for both sites. */
  readonly reason: string;
  /** A pattern of the words just before, after which it may stand: a denial says the opposite. */
  readonly unless?: string;
}

/** The rules of a language, each with its pattern, and one pattern of all words: most texts hold none of them. */
function prepare(rules: readonly Rule[]) {
  return {
    any: new RegExp(patternOf(rules.flatMap(({ words }) => words)), 'u'),
    rules: rules.map(({ words, reason, unless }) => ({
      pattern: new RegExp(patternOf(words), 'gu'),
      unless: unless === undefined ? undefined : new RegExp(unless),
      reason,
    })),
  };
}

const SEARCHES = Object.fromEntries(
  LOCALES.map((locale) => [locale, prepare(FORBIDDEN[locale])]),
) as unknown as Record<Locale, ReturnType<typeof prepare>>; // one entry for each locale, by construction

/** No word that the art direction keeps out: plain, exact, short, never a promised win. */
export function checkWords({ pieces, prose, locale }: Text): Problem[] {
  const { any, rules } = SEARCHES[locale];
  if (!any.test(normalize(prose))) return [];
  return rules.flatMap(({ pattern, unless, reason }) =>
    pieces.flatMap(({ line, field, text }) => {
      const plain = normalize(text);
      return [...plain.matchAll(pattern)].flatMap(({ 0: word, index }) => {
        if (unless?.test(plain.slice(0, index))) return [];
        return [{ line, field, message: `« ${word} » n'est pas admis ; ${reason}` }];
      });
    }),
  );
}

/** Words are looked for whole, in lower case, with either apostrophe and any space. */
function patternOf(words: readonly string[]): string {
  const ends = words.map((word) => word.replace('*', String.raw`\p{Letter}*`));
  return String.raw`(?<![\p{Letter}\p{Number}-])(?:${ends.join('|')})(?![\p{Letter}\p{Number}])`;
}

function normalize(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("'", '’')
    .replaceAll(/[\u00A0\u202F]/g, ' ');
}
