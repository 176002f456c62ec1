import { LOCALES, type Locale } from '../../locales.ts';
import { FORBIDDEN, type Forbidden } from '../forbidden-words.ts';
import type { Finding } from '../problem.ts';
import type { Text } from '../text.ts';

/** A rule made ready to search with. */
interface Search {
  readonly rule: Forbidden;
  /** The words without their star: a text that holds none of them is clean, and this is quick to know. */
  readonly stems: readonly string[];
  readonly pattern: RegExp;
}

const SEARCHES = Object.fromEntries(
  LOCALES.map((locale) => [locale, FORBIDDEN[locale].map(prepare)]),
) as unknown as Record<Locale, readonly Search[]>; // one entry for each locale, by construction

/** No word that the art direction keeps out. */
export function checkWords({ pieces, prose, locale }: Text): Finding[] {
  const all = normal(prose);
  return SEARCHES[locale]
    .filter(({ stems, pattern }) => stems.some((stem) => all.includes(stem)) && all.search(pattern) >= 0)
    .flatMap(({ rule, pattern }) =>
      pieces.flatMap(({ line, field, text }) => {
        const plain = normal(text);
        return [...plain.matchAll(pattern)].flatMap(({ 0: word, index }) => {
          if (rule.unless?.test(plain.slice(0, index))) return [];
          return [{ line, field, message: `« ${word} » n'est pas admis ; ${rule.reason}` }];
        });
      }),
    );
}

/** Words are looked for whole, in lower case, with either apostrophe and any space. */
function prepare(rule: Forbidden): Search {
  const stems = rule.words.map((word) => word.replace('*', ''));
  const ends = rule.words.map((word) => word.replace('*', '\\p{Letter}*'));
  const pattern = new RegExp(
    `(?<![\\p{Letter}\\p{Number}-])(?:${ends.join('|')})(?![\\p{Letter}\\p{Number}])`,
    'gu',
  );
  return { rule, stems, pattern };
}

function normal(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("'", '’')
    .replaceAll(/[\u00A0\u202F]/g, ' ');
}
