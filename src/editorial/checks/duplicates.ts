import type { Problem } from '../problem.ts';
import type { CheckedText } from './text.ts';

/** Fields that a search engine shows, and that name one page alone. */
const UNIQUE = ['title', 'seoTitle', 'description'] as const;

/** Two texts of a language never share a title or a description. */
export function checkDuplicates(
  texts: readonly CheckedText[],
): (readonly [file: string, problem: Problem])[] {
  const first = new Map<string, string>();
  return texts.flatMap(({ file, locale, data }) =>
    UNIQUE.flatMap((field) => {
      if (data === undefined) return [];
      const key = `${locale} ${field} ${data[field].toLowerCase()}`;
      const other = first.get(key);
      first.set(key, other ?? file);
      if (other === undefined) return [];
      return [
        [
          file,
          { line: 1, field, message: `le même texte est déjà dans ${other} : changez l'un des deux` },
        ] as const,
      ];
    }),
  );
}
