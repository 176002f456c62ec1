import MiniSearch, { type SearchOptions } from 'minisearch';
import { suggestPages } from '#rules/suggest-pages.ts';
import { SearchIndexSchema, type IndexedPage } from '#schemas/search.ts';
import { foldText } from '#text.ts';
import { getJson } from '../query.ts';

/** Most pages shown of a search. */
const MOST = 8;

const TIMEOUT_MS = 10_000;

/** Stop words of both languages. */
const FREQUENT = new Set(
  'au aux ce de des du en est et la le les ou par pour que qui se sur un une an and for in is of on or the to'.split(
    ' ',
  ),
);

/** Characters that are searched for: composing and comparing a long text takes quadratic time. */
const LONGEST = 100;

const BOOST = { title: 4, path: 3, headings: 2, description: 1 };

/** Pages that hold all the words, or else some of them, the nearest first. Rejects when the index cannot be loaded. */
export async function searchPages(address: string, words: string): Promise<readonly IndexedPage[]> {
  const search = await open(address);
  const query = words.slice(0, LONGEST);
  const every = search(query, { combineWith: 'AND' });
  return (every.length > 0 ? every : search(query)).slice(0, MOST);
}

/** Suggests pages of the index for a wrong address, the likeliest first. Rejects when the index cannot be loaded. */
export async function suggest(address: string, asked: string): Promise<readonly IndexedPage[]> {
  const pages = await fetchIndex(address);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const paths = [...byPath.keys()].filter((path) => !path.includes('#'));
  return suggestPages(asked, paths).flatMap((path) => byPath.get(path) ?? []);
}

type Search = (words: string, options?: SearchOptions) => readonly IndexedPage[];

const opened = new Map<string, Search>();

async function open(address: string): Promise<Search> {
  const known = opened.get(address);
  if (known !== undefined) return known;
  const pages = await fetchIndex(address);
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

function fetchIndex(address: string): Promise<readonly IndexedPage[]> {
  return getJson(address, SearchIndexSchema, AbortSignal.timeout?.(TIMEOUT_MS));
}

/** Word without accents, ligatures and capitals; `null` for a single letter or a stop word. */
function toTerm(word: string): string | null {
  const term = foldText(word);
  return term.length < 2 || FREQUENT.has(term) ? null : term;
}
