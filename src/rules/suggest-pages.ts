import distance from 'damerau-levenshtein';
import { foldText } from '#text.ts';

const MAX_SUGGESTIONS = 3;

/** Longest path that is looked at, in characters as sent: longer than any address of a page that a person types. */
const MAX_PATH_LENGTH = 100;

/** Letters to each mistyped one that is tolerated: a shorter word with another letter is another word. */
const LETTERS_PER_MISTAKE = 4;

/**
 * Suggests the pages that a wrong address most likely means, the likeliest first: those that differ in capitals, accents
 * and signs only; else in their language; else in the folders before their name; else by typing mistakes.
 */
export function suggestPages(asked: string, pages: readonly string[]): readonly string[] {
  const wanted = asked.length > MAX_PATH_LENGTH ? '' : normalizePath(asked);
  if (wanted === '') return [];
  const paths = pages.map((address) => ({ address, path: normalizePath(address) }));
  const matchers: readonly ((path: string) => boolean)[] = [
    (path) => path === wanted,
    (path) => withoutLanguage(path) === withoutLanguage(wanted),
    (path) => lastSegment(path) === lastSegment(wanted),
  ];
  for (const matches of matchers) {
    const found = paths.filter(({ path }) => matches(path));
    if (found.length > 0) return found.slice(0, MAX_SUGGESTIONS).map(({ address }) => address);
  }
  const tolerated = Math.floor(withoutLanguage(wanted).length / LETTERS_PER_MISTAKE);
  return (
    paths
      .map(({ address, path }) => ({ address, mistakes: countMistakes(path, wanted) }))
      .filter(({ mistakes }) => mistakes <= tolerated)
      // oxlint-disable-next-line unicorn/no-array-sort -- browsers of 2022 have no toSorted
      .sort((first, second) => first.mistakes - second.mistakes)
      .slice(0, MAX_SUGGESTIONS)
      .map(({ address }) => address)
  );
}

/** Reduces a path to the letters and digits of its segments, without accents. A lone `%` is no letter. */
function normalizePath(path: string): string {
  const decoded = path.replace(/%(?![0-9a-f]{2})/gi, '').replace(/(?:%[0-9a-f]{2})+/gi, decodeEscapes);
  return foldText(decoded)
    .replace(/\.html\/*$/, '')
    .replace(/[^a-z0-9/]/g, '')
    .replace(/\/+/g, '/')
    .replace(/^\/|\/$/g, '');
}

function decodeEscapes(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return ''; // no text in UTF-8
  }
}

function withoutLanguage(path: string): string {
  return path.replace(/^(?:en|fr)\//, '');
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function countMistakes(path: string, wanted: string): number {
  return distance(withoutLanguage(path), withoutLanguage(wanted)).steps;
}
