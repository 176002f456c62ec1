import { LOCALES } from '../../locales.ts';
import type { FileProblem } from '../problem.ts';
import type { CollectionName } from '../collections.ts';
import type { CheckedText, Section } from './text.ts';

/** Texts whose languages are written apart: articles have one, and editions lead to other pages in each. */
const APART: ReadonlySet<CollectionName> = new Set(['articles', 'newsletter']);

/** Every part of a text has its counterpart in each translation of it. */
export function checkTranslations(texts: readonly CheckedText[]): FileProblem[] {
  const whole = texts.filter(({ collection, anchors }) => !APART.has(collection) && anchors !== undefined);
  const versions = Map.groupBy(whole, ({ collection, id }) => `${collection}/${id.replace(/[^/]+$/, '')}`);
  return [...versions.values()].flatMap((group) => {
    const [model, ...others] = group.toSorted((one, other) => rankOf(one) - rankOf(other));
    return others.flatMap((other) => (model === undefined ? [] : compare(model, other)));
  });
}

function rankOf({ locale }: CheckedText): number {
  return LOCALES.indexOf(locale);
}

/** The parts that one of two versions has and the other lacks. */
function compare(one: CheckedText, other: CheckedText): FileProblem[] {
  const [more, fewer] = one.sections.length >= other.sections.length ? [one, other] : [other, one];
  const lacking = more.sections.length - fewer.sections.length;
  let left = more.sections;
  const problems: FileProblem[] = [];
  for (let count = 0; count < lacking; count += 1) {
    const place = mostAlone(left, fewer.sections);
    const part = left[place];
    if (part === undefined) break;
    left = left.toSpliced(place, 1);
    const before = fewer.sections[place - 1]?.line ?? fewer.sections[0]?.line ?? 1;
    problems.push({
      file: fewer.file,
      line: before,
      field: 'titres',
      message: `il manque la partie « ${part.title} » de ${more.file}:${part.line}, après celle de cette ligne : traduisez-la, ou retirez-la de l'autre langue`,
    });
  }
  return problems;
}

/** The place of the part without which a list is most like another. */
function mostAlone(sections: readonly Section[], others: readonly Section[]): number {
  const costs = sections.map((_, place) => difference(sections.toSpliced(place, 1), others));
  return costs.indexOf(Math.min(...costs));
}

/** Measures how unlike two lists are, part by part: a translation keeps levels, blocks, links, and about the same length. */
function difference(sections: readonly Section[], others: readonly Section[]): number {
  return sections.reduce((sum, section, index) => {
    const other = others[index];
    if (other === undefined) return sum;
    const length = Math.abs(Math.log((section.words + 5) / (other.words + 5)));
    const structure = section.blocks === other.blocks ? 0 : 1;
    const depth = section.depth === other.depth ? 0 : 4;
    return sum + length + structure + depth + unlike(section.signs, other.signs);
  }, 0);
}

/** Share of the signs of two parts that are in one of them only, from 0 to 2. */
function unlike(signs: readonly string[], others: readonly string[]): number {
  const all = new Set([...signs, ...others]);
  const alone = [...all].filter((sign) => !(signs.includes(sign) && others.includes(sign)));
  return all.size === 0 ? 0 : (2 * alone.length) / all.size;
}
