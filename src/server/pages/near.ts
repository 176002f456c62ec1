/** The most addresses that are suggested. */
const MOST = 3;

/** Greatest length of an address that is compared, in characters; as typed, each may be escaped. */
const LONGEST = 60;
const LONGEST_RAW = 6 * LONGEST;

/**
 * Finds the pages that a wrong address most likely means: the same but for capitals, accents and signs, else but for the
 * language. The search of the page finds what is mistyped otherwise.
 */
export function findNear(asked: string, pages: readonly string[]): readonly string[] {
  if (asked.length > LONGEST_RAW) return [];
  const plain = plainOf(asked);
  if (plain === '' || plain.length > LONGEST) return [];
  const ways: readonly ((page: string) => boolean)[] = [
    (page) => page === plain,
    (page) => withoutLanguage(page) === withoutLanguage(plain),
  ];
  for (const isMeant of ways) {
    const found = pages.filter((page) => isMeant(plainOf(page)));
    if (found.length > 0) return found.slice(0, MOST);
  }
  return [];
}

/** Reduces a path to the letters and digits of its parts, without accents. A lone `%` is no letter. */
function plainOf(path: string): string {
  const text = path.replace(/%(?![0-9a-f]{2})/gi, '').replace(/(?:%[0-9a-f]{2})+/gi, decoded);
  const plain = text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\.html$/, '');
  return plain
    .replace(/[^a-z0-9/]/g, '')
    .replace(/\/+/g, '/')
    .replace(/^\/|\/$/g, '');
}

function decoded(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return ''; // no text in UTF-8
  }
}

function withoutLanguage(plain: string): string {
  return plain.replace(/^(?:en|fr)\//, '');
}
