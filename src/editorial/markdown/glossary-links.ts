import type { Term } from '../../schemas/content/glossary.ts';

/** More links than this make a text hard to read. */
const LINKS_A_TEXT = 12;

/** In a paragraph, a list item or a cell. */
const LINKS_A_BLOCK = 2;

/** Elements in which no term is linked: links, headings, code, drawings. */
const CLOSED = new Set(['a', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'th', 'code', 'pre', 'svg', 'figcaption']);

/** Elements that `LINKS_A_BLOCK` counts in. */
const BLOCKS = new Set(['p', 'li', 'td', 'blockquote']);

/** Text of a page; a part that names a term carries its id. */
export interface Segment {
  readonly text: string;
  readonly id?: string;
}

/** Splits a text around the terms in it that `accept` takes, longest first, whole words only. */
export type TermSearch = (text: string, accept: (id: string) => boolean) => Segment[];

/**
 * Prepares the search for a list of terms. A form matches with either apostrophe, any space, and a capital at its
 * start; an acronym or a proper name matches as it is written.
 */
export function prepareTermSearch(terms: readonly Pick<Term, 'id' | 'forms'>[]): TermSearch {
  const ids = new Map(terms.flatMap(({ id, forms }) => forms.map((form) => [keyOf(form), id] as const)));
  const forms = [...ids.keys()].toSorted((one, other) => other.length - one.length);
  if (forms.length === 0) return (text) => [{ text }];
  const pattern = new RegExp(
    `(?<![\\p{Letter}\\p{Number}_-])(?:${forms.map(patternOf).join('|')})(?![\\p{Letter}\\p{Number}_-])`,
    'gu',
  );

  return (text, accept) => {
    const segments: Segment[] = [];
    let done = 0;
    pattern.lastIndex = 0; // matchAll would copy the long pattern for each of a text's hundreds of pieces
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      const [found] = match;
      const id = ids.get(keyOf(found)) ?? ids.get(keyOf(found.charAt(0).toLowerCase() + found.slice(1)));
      if (id === undefined || !accept(id)) continue;
      if (match.index > done) segments.push({ text: text.slice(done, match.index) });
      segments.push({ text: found, id });
      done = pattern.lastIndex;
    }
    if (done < text.length) segments.push({ text: text.slice(done) });
    return segments;
  };
}

/** A tag of rendered text: whether it closes, its name, its attributes. */
const TAG = /(<\/?[a-z][a-z0-9]*(?:"[^"]*"|'[^']*'|[^"'>])*>)/;

/** Elements without an end. */
const VOID = new Set(['br', 'hr', 'img', 'input']);

/** Place of a text: the block that holds it, and whether a term is explained there. */
interface Place {
  /** Shared by all that stands in the same block; `undefined` outside of any. */
  readonly block: { links: number } | undefined;
  readonly isClosed: boolean;
}

/**
 * Links the first mention of each glossary term in the body of a text, rendered by `renderMarkdown`, to the term's
 * entry. Works on the written HTML: to visit each of a text's nodes took as long as all the rest of its rendering.
 */
export function linkTerms(html: string, search: TermSearch, path: string): string {
  const linked = new Set<string>();
  const open: Place[] = [];

  function mark(text: string): string {
    const { block, isClosed } = open.at(-1) ?? OUTSIDE;
    if (block === undefined || isClosed || linked.size >= LINKS_A_TEXT) return text;
    const segments = search(text, (id) => {
      if (linked.has(id) || linked.size >= LINKS_A_TEXT || block.links >= LINKS_A_BLOCK) return false;
      linked.add(id);
      block.links += 1;
      return true;
    });
    return segments
      .map(({ text: words, id }) =>
        id === undefined ? words : `<a class="term" href="${path}#${id}">${words}</a>`,
      )
      .join('');
  }

  return html
    .split(TAG)
    .map((piece, index) => {
      if (index % 2 === 0) return mark(piece);
      if (piece.startsWith('</')) open.pop();
      else enter(piece, open);
      return piece;
    })
    .join('');
}

const OUTSIDE: Place = { block: undefined, isClosed: true };

function enter(tag: string, open: Place[]): void {
  const name = /^<([a-z0-9]+)/.exec(tag)?.[1] ?? '';
  if (VOID.has(name) || tag.endsWith('/>')) return;
  const around = open.at(-1);
  open.push({
    block: BLOCKS.has(name) ? { links: 0 } : around?.block,
    isClosed: around?.isClosed === true || CLOSED.has(name) || tag.includes(' data-footnotes'),
  });
}

/** Says whether a form is an acronym or a proper name, which is written in one way in every language. */
export function isName(form: string): boolean {
  return /^\p{Lu}|^\p{Ll}\p{Lu}/u.test(form);
}

/** The form in which spellings are compared: one kind of apostrophe, one kind of space. */
function keyOf(form: string): string {
  return form.normalize('NFC').replaceAll("'", '’').replace(/\s+/g, ' ');
}

function patternOf(form: string): string {
  const [first = '', ...rest] = form.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const start = isName(form) ? first : `[${first}${first.toUpperCase()}]`;
  return (
    start +
    rest
      .join('')
      .replaceAll('’', "[’']")
      .replaceAll(' ', String.raw`\s+`)
  );
}
