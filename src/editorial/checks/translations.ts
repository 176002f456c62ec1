import type { FileProblem } from '../problem.ts';
import type { CollectionName } from '../collections.ts';
import type { Text } from './text.ts';

/** Texts in French only. */
const UNTRANSLATED: ReadonlySet<CollectionName> = new Set(['articles', 'newsletter']);

export function checkTranslations(texts: readonly Text[]): FileProblem[] {
  return groupVersions(texts).flatMap((group) => {
    const [longest, ...shorter] = group.toSorted((a, b) => headingCount(b) - headingCount(a));
    if (longest === undefined) return [];
    return shorter
      .filter((text) => headingCount(text) < headingCount(longest))
      .map((text) => {
        const message = `${headingCount(text)} titres ici, ${headingCount(longest)} dans ${longest.file} : traduisez la partie qui manque, ou retirez-la de l'autre langue`;
        const { headings } = text.body;
        const parting = headings.find(({ depth }, place) => depth !== longest.body.headings[place]?.depth);
        const { line } = parting ?? headings.at(-1) ?? { line: text.bodyLine };
        return { file: text.file, line, field: 'titres', message };
      });
  });
}

function headingCount({ body }: Text): number {
  return body.headings.length;
}

export function groupVersions(texts: readonly Text[]): Text[][] {
  const whole = texts.filter(({ collection, isRead }) => !UNTRANSLATED.has(collection) && isRead);
  const versions = Map.groupBy(whole, ({ collection, id }) => `${collection}/${id.replace(/[^/]+$/, '')}`);
  return [...versions.values()];
}
