import { defineHastPlugin, type HastNode, type HastVisitorContext } from 'satteri';
import type { Term } from '../schemas/glossary.ts';

type Element = Extract<HastNode, { type: 'element' }>;
type Text = Extract<HastNode, { type: 'text' }>;

/** More links than this make a text hard to read. */
const LINKS_A_TEXT = 12;

/** Never two in one breath: a paragraph, a list item or a cell takes two links at most. */
const LINKS_A_BLOCK = 2;

/** Where a term is not explained: what is a link, a name or a drawing already, and the notes. */
const CLOSED = new Set(['a', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'th', 'code', 'pre', 'svg', 'figcaption']);

/** What a reader takes in at once. */
const BLOCKS = new Set(['p', 'li', 'td', 'blockquote']);

/** A stretch of text; what names a term carries its id. */
export interface Piece {
  readonly text: string;
  readonly id?: string;
}

/** Cuts a text around the terms in it that `accept` takes, longest first, whole words only. */
export type Cut = (text: string, accept: (id: string) => boolean) => Piece[];

/**
 * Prepares the search for a list of terms. A form matches with either apostrophe, any space, and a capital at its
 * start; an acronym or a proper name matches as it is written.
 */
export function termCutter(terms: readonly Pick<Term, 'id' | 'forms'>[]): Cut {
  const ids = new Map(terms.flatMap(({ id, forms }) => forms.map((form) => [keyOf(form), id] as const)));
  const forms = [...ids.keys()].toSorted((one, other) => other.length - one.length);
  if (forms.length === 0) return (text) => [{ text }];
  const pattern = new RegExp(
    `(?<![\\p{Letter}\\p{Number}_-])(?:${forms.map(patternOf).join('|')})(?![\\p{Letter}\\p{Number}_-])`,
    'gu',
  );

  return (text, accept) => {
    const pieces: Piece[] = [];
    let done = 0;
    pattern.lastIndex = 0; // matchAll would copy the long pattern for each of a text's hundreds of pieces
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      const [found] = match;
      const id = ids.get(keyOf(found)) ?? ids.get(keyOf(found.charAt(0).toLowerCase() + found.slice(1)));
      if (id === undefined || !accept(id)) continue;
      if (match.index > done) pieces.push({ text: text.slice(done, match.index) });
      pieces.push({ text: found, id });
      done = pattern.lastIndex;
    }
    if (done < text.length) pieces.push({ text: text.slice(done) });
    return pieces;
  };
}

/** Links the first mention of each glossary term in a text's body to the term's entry. */
export function glossaryLinks(cut: Cut, path: string) {
  const linked = new Set<string>();
  const inBlock = new Map<Element, number>();
  return defineHastPlugin({
    name: 'glossary-links',
    text(node, context) {
      if (linked.size >= LINKS_A_TEXT) return;
      let place: Element | 'closed' | undefined; // looked for only where a term is named
      const pieces = cut(node.value, (id) => {
        if (linked.has(id) || linked.size >= LINKS_A_TEXT) return false;
        place ??= placeOf(node, context);
        if (place === 'closed' || (inBlock.get(place) ?? 0) >= LINKS_A_BLOCK) return false;
        linked.add(id);
        inBlock.set(place, (inBlock.get(place) ?? 0) + 1);
        return true;
      });
      if (pieces.every(({ id }) => id === undefined)) return;
      context.replaceNode(
        node,
        pieces.map(({ text, id }) => {
          const words = { type: 'text', value: text } as const;
          if (id === undefined) return words;
          const properties = { className: ['term'], href: `${path}#${id}` };
          return { type: 'element', tagName: 'a', properties, children: [words] } as const;
        }),
      );
    },
  });
}

/** The block that a text stands in, or `closed` where nothing is explained. */
function placeOf(node: Text, context: HastVisitorContext): Element | 'closed' {
  let block: Element | undefined;
  let parent: ReturnType<typeof context.parent> | undefined = context.parent(node);
  for (; parent !== undefined && parent.type !== 'root'; parent = context.parent(parent)) {
    if (parent.type !== 'element') continue;
    if (CLOSED.has(parent.tagName) || 'dataFootnotes' in parent.properties) return 'closed';
    if (block === undefined && BLOCKS.has(parent.tagName)) block = parent;
  }
  return block ?? 'closed';
}

/** Says whether a form is an acronym or a proper name, which is written in one way in every language. */
export function isName(form: string): boolean {
  return /^\p{Lu}|^\p{Ll}\p{Lu}/u.test(form);
}

/** How two writings of the same words are known as one. */
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
