import type { Term } from '#schemas/content/glossary.ts';

/** More links than this make a text hard to read. */
const LINKS_A_TEXT = 12;

/** In a paragraph, a list item or a cell. */
const LINKS_A_BLOCK = 2;

/** Elements in which no term is linked, whole; then any other tag; then the text between two. */
const PIECE =
  /<(a|h[1-6]|th|code|pre|svg|figcaption|section)\b[^]*?<\/\1>|<(?:"[^"]*"|'[^']*'|[^"'>])*>|[^<]+/g;

/** Tags that open a block, in which the links are counted anew. */
const OPENS_BLOCK = /^<(?:p|li|td|blockquote)\b/;

/**
 * Links the first mention of each glossary term in the body of a text, as HTML, to the term's entry on the page at `path`.
 * The longest words that name a term win. A form matches whole words, with either apostrophe, any space, and a capital
 * at its start; an acronym or a proper name matches as it is written.
 */
export function linkTerms(html: string, terms: readonly Pick<Term, 'id' | 'forms'>[], path: string): string {
  const ids = new Map(terms.flatMap(({ id, forms }) => forms.map((form) => [termKey(form), id] as const)));
  const forms = [...ids.keys()].toSorted((a, b) => b.length - a.length);
  if (forms.length === 0) return html;
  const words = forms.map(termPattern).join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${words})(?![\\p{L}\\p{N}_-])`, 'gu');
  const linked = new Set<string>();
  let inBlock = 0;
  return html.replace(PIECE, (piece) => {
    if (OPENS_BLOCK.test(piece)) inBlock = 0;
    if (piece.startsWith('<')) return piece;
    return piece.replace(pattern, (found) => {
      const id = ids.get(termKey(found)) ?? ids.get(termKey(found.charAt(0).toLowerCase() + found.slice(1)));
      const isFull = linked.size >= LINKS_A_TEXT || inBlock >= LINKS_A_BLOCK;
      if (id === undefined || linked.has(id) || isFull) return found;
      linked.add(id);
      inBlock += 1;
      return `<a class="term" href="${path}#${id}">${found}</a>`;
    });
  });
}

/** Returns whether a form is an acronym or a proper name, which is written in one way in every language. */
export function isName(form: string): boolean {
  return /^\p{Lu}|^\p{Ll}\p{Lu}/u.test(form);
}

/** Form in which spellings are compared: one kind of apostrophe, one kind of space. */
function termKey(form: string): string {
  return form.normalize('NFC').replaceAll("'", '’').replace(/\s+/g, ' ');
}

/** Source of the pattern of a term: any apostrophe, any white space, and a capital where it is no name. */
function termPattern(form: string): string {
  const [first = ''] = form;
  const start = isName(form) ? RegExp.escape(first) : `[${first}${first.toUpperCase()}]`;
  const parts = form.slice(first.length).split(/([ ’])/);
  return start + parts.map((part) => FLEXIBLE[part] ?? RegExp.escape(part)).join('');
}

const FLEXIBLE: Readonly<Record<string, string>> = { ' ': String.raw`\s+`, '’': "[’']" };
