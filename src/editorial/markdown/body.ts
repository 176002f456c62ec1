import { defineMdastPlugin, type MdastNode, type MdastVisitorContext, type Point } from 'satteri';
import { fillFacts, unknownFact } from '../../i18n/facts.ts';
import { typeset } from '../../i18n/typography.ts';
import type { Locale } from '../../locales.ts';

/** Turns a heading into the fragment that links to it: lower case, without accents, words joined by hyphens. */
export function slugOf(heading: string): string {
  return heading
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Something found in a body, with its line in the file. */
interface Placed {
  readonly line: number;
}

/** A paragraph, a list or a table that stands by itself, with what it refers to. */
export interface Block {
  /** Number of the part (##) that it stands in; 0 above the first. */
  readonly section: number;
  /** Its paragraphs, items or rows; a drawing is its description. */
  readonly parts: readonly (Placed & { readonly text: string })[];
  readonly lastLine: number;
  /** Names of the notes that it refers to. */
  readonly notes: string[];
}

/** The parts of a body that the checks need. */
export interface Body {
  readonly blocks: Block[];
  readonly headings: (Placed & { readonly depth: number; readonly text: string })[];
  readonly links: (Placed & { readonly url: string })[];
  readonly images: (Placed & { url: string; alternative: string; caption: string; alone: boolean })[];
  readonly html: (Placed & { readonly value: string })[];
  /** The words that a visitor reads, in pieces as the parser cuts them; code is left out. */
  readonly texts: (Placed & { readonly text: string })[];
  /** Footnotes by name, where they are written and where the text refers to them. */
  readonly notes: (Placed & { readonly name: string })[];
  readonly noteReferences: (Placed & { readonly name: string })[];
  tables: number;
  checklists: number;
}

/** A node with its place in the Markdown. */
interface Positioned {
  readonly position?: { readonly start: Point; readonly end: Point } | undefined;
}

/** The line of the file on which a node begins, or ends. */
type LineOf = (node: Positioned, edge?: 'start' | 'end') => number;

/** A quote or a list that begins this far to the right is nested in dozens of others: the next steps are recursive. */
const MAX_COLUMN = 200;

/** A body of which nothing is known yet. */
export function emptyBody(): Body {
  return {
    blocks: [],
    headings: [],
    links: [],
    images: [],
    html: [],
    texts: [],
    notes: [],
    noteReferences: [],
    tables: 0,
    checklists: 0,
  };
}

/**
 * Notes in `body` what the checks need, as typed, and sets the words in their typography, their facts filled, for the page
 * that is rendered from the same parse. `linesAbove` is how many lines of the file stand above the body. Throws RangeError when it nests
 * by dozens.
 */
export function readStructure(body: Body, linesAbove: number, locale: Locale) {
  const lineOf: LineOf = ({ position }, edge = 'start') => (position?.[edge].line ?? 1) + linesAbove;
  // an unknown fact is reported by the checks, and stays as typed
  const fill = (text: string) => (unknownFact(text, locale) === undefined ? fillFacts(text, locale) : text);
  const lists = new Set<object>();
  const addresses = new Set<string>();
  return defineMdastPlugin({
    name: 'structure',
    options: { position: true },
    before(root, context) {
      body.blocks.push(...blocksOf(root, context, lineOf));
    },
    heading(node, context) {
      const text = context.textContent(node, { includeImageAlt: false });
      body.headings.push({ line: lineOf(node), depth: node.depth, text });
    },
    link(node, context) {
      addresses.add(node.url);
      body.links.push({ line: lineOf(node), url: node.url });
      if (node.url.includes('{{')) context.setProperty(node, 'url', fill(node.url));
    },
    definition(node, context) {
      body.links.push({ line: lineOf(node), url: node.url });
      if (node.url.includes('{{')) context.setProperty(node, 'url', fill(node.url));
    },
    inlineCode(node, context) {
      if (node.value.includes('{{')) context.setProperty(node, 'value', fill(node.value));
    },
    image(node, context) {
      const { url, alt, title } = node;
      const around = context.parent(node);
      const alone = around.type === 'paragraph' && around.children.length === 1;
      body.images.push({ line: lineOf(node), url, alternative: alt ?? '', caption: title ?? '', alone });
    },
    imageReference(node) {
      const { identifier: url, alt } = node;
      body.images.push({ line: lineOf(node), url, alternative: alt ?? '', caption: '', alone: false });
    },
    html(node) {
      body.html.push({ line: lineOf(node), value: node.value });
    },
    text(node, context) {
      const { value } = node;
      const line = lineOf(node);
      body.texts.push(...value.split('\n').map((text, index) => ({ line: line + index, text })));
      const set = addresses.has(value) ? fill(value) : typeset(fill(value), locale);
      if (set === value) return;
      if (set.includes('@') && context.parent(node).type !== 'link')
        context.replaceNode(node, withMailLinks(set));
      else context.setProperty(node, 'value', set);
    },
    footnoteDefinition(node) {
      body.notes.push({ line: lineOf(node), name: node.identifier });
    },
    footnoteReference(node) {
      const line = lineOf(node);
      body.noteReferences.push({ line, name: node.identifier });
      const around = body.blocks.find(
        ({ parts: [first], lastLine }) => first && first.line <= line && line <= lastLine,
      );
      around?.notes.push(node.identifier);
    },
    table() {
      body.tables += 1;
    },
    blockquote: refuseDepth,
    list: refuseDepth,
    listItem(node, context) {
      if (typeof node.checked !== 'boolean') return;
      lists.add(context.parent(node)); // the same object for each of its items
      body.checklists = lists.size;
    },
  });
}

/** A mail address, which Markdown makes a link where it is typed. */
const MAIL = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** A text whose facts brought mail addresses, each as a link. */
function withMailLinks(text: string): MdastNode[] {
  return text.split(MAIL).flatMap((value, index): MdastNode[] => {
    const words = { type: 'text' as const, value };
    if (index % 2 === 1) return [{ type: 'link', url: `mailto:${value}`, children: [words] }];
    return value === '' ? [] : [words];
  });
}

function refuseDepth({ position }: Positioned): void {
  if ((position?.start.column ?? 1) > MAX_COLUMN) throw new RangeError('Nested by dozens.');
}

/** What stands directly below the root, but for headings and the notes themselves. */
function blocksOf(
  root: Extract<MdastNode, { type: 'root' }>,
  context: MdastVisitorContext,
  lineOf: LineOf,
): Block[] {
  let section = 0;
  const wordsOf = (node: MdastNode) =>
    node.type === 'tableRow'
      ? node.children.map((cell) => context.textContent(cell)).join(' | ')
      : context.textContent(node);
  return root.children.flatMap((node) => {
    if (node.type === 'heading') section += node.depth === 2 ? 1 : 0;
    if (node.type === 'heading' || node.type === 'footnoteDefinition') return [];
    const parts: readonly MdastNode[] =
      node.type === 'list' || node.type === 'table' ? node.children : [node];
    const words = parts.map((part) => ({ line: lineOf(part), text: wordsOf(part) }));
    return [{ section, parts: words, lastLine: lineOf(node, 'end'), notes: [] }];
  });
}
