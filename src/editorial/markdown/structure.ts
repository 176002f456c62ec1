import { defineMdastPlugin, type MdastNode, type MdastVisitorContext, type Point } from 'satteri';
import { fillKnown } from '#i18n/facts.ts';
import { ordinalsIn, typeset } from '#i18n/typography.ts';
import type { Locale } from '#locales.ts';
import type { Block, Body } from './body.ts';

type Blockquote = Extract<MdastNode, { type: 'blockquote' }>;

/** Node with its place in the Markdown. */
interface Positioned {
  readonly position?: { readonly start: Point; readonly end: Point } | undefined;
}

/** Line of the file on which a node begins, or ends. */
type NodeLine = (node: Positioned, edge?: 'start' | 'end') => number;

/** Quote or a list that begins this far to the right is nested in dozens of others: the next steps are recursive. */
const MAX_COLUMN = 200;

/**
 * Records in `body` what the checks need, as typed, and sets the words in their typography, their facts filled, for
 * the page that is rendered from the same parse. `linesAbove` is how many lines of the file stand above the body.
 * Throws RangeError when it nests dozens of levels deep.
 */
export function readStructure(body: Body, linesAbove: number, locale: Locale) {
  const nodeLine: NodeLine = ({ position }, edge = 'start') => (position?.[edge].line ?? 1) + linesAbove;
  const fill = (text: string) => fillKnown(text, locale);
  const addresses = new Set<string>();
  return defineMdastPlugin({
    name: 'structure',
    options: { position: true },
    before(root, context) {
      body.blocks.push(...listBlocks(root, context, nodeLine));
    },
    heading(node, context) {
      const text = context.textContent(node, { includeImageAlt: false });
      const hasLink = node.children.some(({ type }) => type === 'link');
      body.headings.push({ line: nodeLine(node), depth: node.depth, text, hasLink });
    },
    link(node, context) {
      const { url } = node;
      addresses.add(url);
      body.links.push({ line: nodeLine(node), url, text: context.textContent(node) });
      if (node.url.includes('{{')) context.setProperty(node, 'url', fill(node.url));
    },
    definition(node, context) {
      body.links.push({ line: nodeLine(node), url: node.url, text: node.identifier });
      if (node.url.includes('{{')) context.setProperty(node, 'url', fill(node.url));
    },
    inlineCode(node, context) {
      if (node.value.includes('{{')) context.setProperty(node, 'value', fill(node.value));
    },
    image(node, context) {
      const { url, alt, title } = node;
      const around = context.parent(node);
      const alone = around.type === 'paragraph' && around.children.length === 1;
      body.images.push({ line: nodeLine(node), url, alternative: alt ?? '', caption: title ?? '', alone });
    },
    imageReference(node) {
      const { identifier: url, alt } = node;
      body.images.push({ line: nodeLine(node), url, alternative: alt ?? '', caption: '', alone: false });
    },
    html(node) {
      body.html.push({ line: nodeLine(node), value: node.value });
    },
    code(node) {
      body.code.push({ line: nodeLine(node) });
    },
    text(node, context) {
      const { value } = node;
      const first = nodeLine(node);
      body.texts.push(...value.split('\n').map((text, index) => ({ line: first + index, text })));
      const set = addresses.has(value) ? fill(value) : typeset(fill(value), locale);
      const pieces = ordinalsIn(set, locale);
      if (set === value && pieces.length === 1) return;
      if (pieces.length > 1) context.replaceNode(node, pieces.map(toNode));
      else context.setProperty(node, 'value', set);
    },
    footnoteDefinition(node, context) {
      body.notes.push({ line: nodeLine(node), name: node.identifier, text: context.textContent(node) });
    },
    footnoteReference(node) {
      body.noteReferences.push({ line: nodeLine(node), name: node.identifier });
    },
    blockquote(node, context) {
      refuseDepth(node);
      markAttribution(node, context);
    },
    list: refuseDepth,
  });
}

/** Makes the last paragraph of a quote its footer when it begins with a dash: where the quote comes from. */
function markAttribution({ children }: Readonly<Blockquote>, context: MdastVisitorContext): void {
  const last = children.at(-1);
  const [words] = last?.type === 'paragraph' ? last.children : [];
  if (children.length < 2 || last === undefined || words?.type !== 'text' || !words.value.startsWith('— '))
    return;
  context.setProperty(last, 'data', { hName: 'footer' });
}

/** Piece of a text; the ending of an ordinal is raised. */
function toNode({ text: value, isRaised }: { text: string; isRaised: boolean }): MdastNode {
  const words = { type: 'text' as const, value };
  return isRaised ? { type: 'superscript', children: [words] } : words;
}

function refuseDepth({ position }: Positioned): void {
  if ((position?.start.column ?? 1) > MAX_COLUMN) throw new RangeError('Nested by dozens.');
}

/** Lists what stands directly below the root, but for headings and the notes themselves. */
function listBlocks(
  root: Extract<MdastNode, { type: 'root' }>,
  context: MdastVisitorContext,
  nodeLine: NodeLine,
): Block[] {
  const nodeWords = (node: MdastNode) =>
    node.type === 'tableRow'
      ? node.children.map((cell) => context.textContent(cell)).join(' | ')
      : context.textContent(node);
  return root.children.flatMap((node) => {
    if (node.type === 'heading' || node.type === 'footnoteDefinition') return [];
    const parts: readonly MdastNode[] =
      node.type === 'list' || node.type === 'table' ? node.children : [node];
    const words = parts.map((part) => ({ line: nodeLine(part), text: nodeWords(part) }));
    return [{ type: node.type, parts: words }];
  });
}
