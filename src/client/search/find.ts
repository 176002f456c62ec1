import MiniSearch, { type SearchOptions } from 'minisearch';
import { SearchIndexSchema, type IndexedPage } from '#schemas/search.ts';
import { getJson } from '../query.ts';

/** Most pages shown of a search, and of those near an address. */
const MOST = 8;
const MOST_NEAR = 3;

/** Time-out of the index, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Words too frequent to say anything, in both languages. */
const FREQUENT = new Set(
  'au aux ce de des du en est et la le les ou par pour que qui se sur un une an and for in is of on or the to'.split(
    ' ',
  ),
);

/** Characters that are searched for: composing and comparing a long text takes quadratic time. */
const LONGEST = 100;

const BOOST = { title: 4, path: 3, headings: 2, description: 1 };

/** The pages that hold all the words, or else some of them, the nearest first. Rejects when the index cannot be had. */
export async function find(address: string, words: string): Promise<readonly IndexedPage[]> {
  const search = await open(address);
  const query = words.slice(0, LONGEST);
  const every = search(query, { combineWith: 'AND' });
  return (every.length > 0 ? every : search(query)).slice(0, MOST);
}

/** The pages whose address is like an unknown one. Rejects when the index cannot be had. */
export async function findNear(address: string, unknown: string): Promise<readonly IndexedPage[]> {
  const search = await open(address);
  // A short word with one letter changed, or more behind it, is another word, and so is one of five with two changed.
  const near = search(readable(unknown).slice(0, LONGEST), {
    fields: ['path', 'title'],
    prefix: (term) => term.length > 4,
    fuzzy: (term) => (term.length > 5 ? 0.34 : term.length === 5 && 1),
  });
  return near.filter(({ path }) => !path.includes('#')).slice(0, MOST_NEAR);
}

/** The words of an address; one that is badly encoded is read as it is. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path).replace(/\.\w+$/, '');
  } catch {
    return path;
  }
}

type Search = (words: string, options?: SearchOptions) => readonly IndexedPage[];

const opened = new Map<string, Search>();

async function open(address: string): Promise<Search> {
  const known = opened.get(address);
  if (known !== undefined) return known;
  const pages = await getJson(address, SearchIndexSchema, AbortSignal.timeout?.(TIMEOUT_MS));
  const byPath = new Map<unknown, IndexedPage>(pages.map((page) => [page.path, page]));
  const index = new MiniSearch<IndexedPage>({
    fields: Object.keys(BOOST),
    idField: 'path',
    processTerm: toTerm,
    searchOptions: { boost: BOOST, prefix: (term) => term.length > 2, fuzzy: 0.2 },
  });
  index.addAll(pages);
  const search: Search = (words, options) =>
    index.search(words, options).flatMap(({ id }) => byPath.get(id) ?? []);
  opened.set(address, search);
  return search;
}

/** A word without accents, ligatures and capitals; nothing for a letter, or a word that says nothing. */
function toTerm(word: string): string | null {
  const term = word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace('œ', 'oe')
    .replace('æ', 'ae');
  return term.length < 2 || FREQUENT.has(term) ? null : term;
}
