import { markdownToMdast, type MdastNode } from 'satteri';

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

/** The parts of a body that the checks need. */
export interface Body {
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

/** Reads the structure of a body. Throws RangeError when it nests by thousands. */
export function readBody(markdown: string, firstLine: number): Body {
  const body: Body = {
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
  collect(markdownToMdast(markdown), body, firstLine - 1, false);
  return body;
}

/** `linesAbove` is how many lines of the file stand above the body; `alone` says that a paragraph holds only this node. */
function collect(node: MdastNode, body: Body, linesAbove: number, alone: boolean): void {
  const line = (node.position?.start.line ?? 1) + linesAbove;
  switch (node.type) {
    case 'heading':
      body.headings.push({ line, depth: node.depth, text: textOf(node) });
      break;
    case 'link':
    case 'definition':
      body.links.push({ line, url: node.url });
      break;
    case 'image': {
      const { url, alt, title } = node;
      body.images.push({ line, url, alternative: alt ?? '', caption: title ?? '', alone });
      break;
    }
    case 'imageReference': {
      const { identifier: url, alt } = node;
      body.images.push({ line, url, alternative: alt ?? '', caption: '', alone: false });
      break;
    }
    case 'html':
      body.html.push({ line, value: node.value });
      break;
    case 'text':
      body.texts.push(...node.value.split('\n').map((text, index) => ({ line: line + index, text })));
      break;
    case 'footnoteDefinition':
      body.notes.push({ line, name: node.identifier });
      break;
    case 'footnoteReference':
      body.noteReferences.push({ line, name: node.identifier });
      break;
    case 'table':
      body.tables += 1;
      break;
    case 'list':
      if (node.children.some((item) => typeof item.checked === 'boolean')) body.checklists += 1;
      break;
  }
  if (!('children' in node)) return;
  const isOnly = node.type === 'paragraph' && node.children.length === 1;
  for (const child of node.children) collect(child, body, linesAbove, isOnly);
}

/** The words of a node, without its marks. */
function textOf(node: MdastNode): string {
  if ('children' in node) return node.children.map(textOf).join('');
  return 'value' in node ? node.value : '';
}
