import { LOCALES } from '#locales.ts';
import type { FileProblem } from '../problem.ts';
import type { CollectionName } from '../collections.ts';
import type { Body } from '../markdown/body.ts';
import type { Text } from './text.ts';

/** Texts in French only. */
const UNTRANSLATED: ReadonlySet<CollectionName> = new Set(['articles', 'newsletter']);

/** Part of a text, from its heading to the next, with what a translation keeps of it. */
interface Section {
  readonly line: number;
  readonly depth: number;
  readonly title: string;
  readonly words: number;
  /** Its paragraphs, lists and tables by their kinds. */
  readonly blocks: string;
}

/** Finds the parts of a text that have no counterpart in a translation of it. */
export function checkTranslations(texts: readonly Text[]): FileProblem[] {
  return groupVersions(texts).flatMap(([model, ...others]) =>
    others.flatMap((other) => (model === undefined ? [] : compare(model, other))),
  );
}

/** Texts that exist in several languages, with their versions in the order of LOCALES. */
export function groupVersions(texts: readonly Text[]): Text[][] {
  const whole = texts.filter(({ collection, isRead }) => !UNTRANSLATED.has(collection) && isRead);
  const versions = Map.groupBy(whole, ({ collection, id }) => `${collection}/${id.replace(/[^/]+$/, '')}`);
  return [...versions.values()].map((group) => group.toSorted((a, b) => localeRank(a) - localeRank(b)));
}

function localeRank({ locale }: Text): number {
  return LOCALES.indexOf(locale);
}

/** Names a part that one of two versions has and the other lacks: the one without which they are most alike. */
function compare(one: Text, other: Text): FileProblem[] {
  const versions = [one, other].map(({ file, body }) => ({ file, sections: listSections(body) }));
  const [fewer, more] = versions.toSorted((a, b) => a.sections.length - b.sections.length);
  if (fewer === undefined || more === undefined) return [];
  if (fewer.sections.length === more.sections.length) return [];
  const costs = more.sections.map((_, place) =>
    difference(more.sections.toSpliced(place, 1), fewer.sections),
  );
  const place = costs.indexOf(Math.min(...costs));
  const part = more.sections[place];
  const message = `il manque la partie « ${part?.title} » de ${more.file}:${part?.line}, après celle de cette ligne : traduisez-la, ou retirez-la de l'autre langue`;
  return [{ file: fewer.file, line: fewer.sections[place - 1]?.line ?? 1, field: 'titres', message }];
}

/** Measures how unlike two lists are, part by part: a translation keeps levels, blocks, and about the same length. */
function difference(sections: readonly Section[], others: readonly Section[]): number {
  return sections.reduce((sum, { words, blocks, depth }, index) => {
    const other = others[index];
    if (other === undefined) return sum;
    const length = Math.abs(Math.log((words + 5) / (other.words + 5)));
    return sum + length + (blocks === other.blocks ? 0 : 1) + (depth === other.depth ? 0 : 4);
  }, 0);
}

function listSections({ headings, blocks }: Body): Section[] {
  return headings.map(({ line, depth, text: title }, index) => {
    const end = headings[index + 1]?.line ?? Infinity;
    const own = blocks.filter(({ parts: [first] }) => first && first.line > line && first.line < end);
    const words = own.flatMap(({ parts }) => parts).reduce((sum, part) => sum + countWords(part.text), 0);
    const kinds = own.map(({ type, parts }) => `${type} ${type === 'paragraph' ? '' : parts.length}`);
    return { line, depth, title, words, blocks: kinds.join(', ') };
  });
}

function countWords(text: string): number {
  return text.split(' ').filter((word) => /[\p{Letter}\p{Number}]/u.test(word)).length;
}
