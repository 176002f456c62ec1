import { defineMdastPlugin, type Point } from 'satteri';
import type { Body } from './body.ts';

interface Positioned {
  readonly position?: { readonly start: Point } | undefined;
}

/** Quote or a list that begins this far to the right is nested in dozens of others: the next steps are recursive. */
const MAX_COLUMN = 200;

/**
 * Records in `body` what the checks need, as typed. `linesAbove` is how many lines of the file stand above the body.
 * Throws RangeError when it nests dozens of levels deep.
 */
export function recordStructure(body: Body, linesAbove: number) {
  const nodeLine = ({ position }: Positioned) => (position?.start.line ?? 1) + linesAbove;
  return defineMdastPlugin({
    name: 'structure',
    options: { position: true },
    heading(node, context) {
      const text = context.textContent(node, { includeImageAlt: false });
      const hasLink = node.children.some(({ type }) => type === 'link');
      body.headings.push({ line: nodeLine(node), depth: node.depth, text, hasLink });
    },
    link(node, context) {
      body.links.push({ line: nodeLine(node), url: node.url, text: context.textContent(node) });
    },
    definition(node) {
      body.links.push({ line: nodeLine(node), url: node.url, text: node.identifier });
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
    text(node) {
      const first = nodeLine(node);
      body.texts.push(...node.value.split('\n').map((text, index) => ({ line: first + index, text })));
    },
    footnoteDefinition(node, context) {
      body.notes.push({ line: nodeLine(node), name: node.identifier, text: context.textContent(node) });
    },
    footnoteReference(node) {
      body.noteReferences.push({ line: nodeLine(node), name: node.identifier });
    },
    blockquote: refuseDepth,
    list: refuseDepth,
  });
}

function refuseDepth({ position }: Positioned): void {
  if ((position?.start.column ?? 1) > MAX_COLUMN) throw new RangeError('Nested by dozens.');
}
