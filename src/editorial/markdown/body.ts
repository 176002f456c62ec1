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

/** A paragraph, a list or a table that stands by itself, with what it refers to. */
export interface Block {
  /** Number of the part (##) that it stands in; 0 above the first. */
  readonly section: number;
  /** Its paragraphs, items or rows; a drawing is its description. */
  readonly parts: readonly (Placed & { readonly text: string })[];
  /** Names of the notes that it refers to. */
  readonly notes: readonly string[];
}

/** The parts of a body that the checks need. */
export interface Body {
  readonly blocks: readonly Block[];
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
  const tree = markdownToMdast(markdown);
  const body: Body = {
    blocks: blocksOf(tree, firstLine - 1),
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
  collect(tree, body, firstLine - 1, false);
  return body;
}

/** What stands directly below the root, but for headings and the notes themselves. */
function blocksOf(tree: MdastNode, linesAbove: number): Block[] {
  let section = 0;
  return ('children' in tree ? tree.children : []).flatMap((node) => {
    if (node.type === 'heading') section += node.depth === 2 ? 1 : 0;
    if (node.type === 'heading' || node.type === 'footnoteDefinition') return [];
    const isParted = node.type === 'list' || node.type === 'table';
    const parts = (isParted ? node.children : [node]).map((part: MdastNode) => ({
      line: (part.position?.start.line ?? 1) + linesAbove,
      text: textOf(part),
    }));
    return [{ section, parts, notes: notesIn(node) }];
  });
}

function notesIn(node: MdastNode): string[] {
  if (node.type === 'footnoteReference') return [node.identifier];
  return 'children' in node ? node.children.flatMap(notesIn) : [];
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

/** The words of a node, without its marks; cells are set apart, and a drawing is its description. */
function textOf(node: MdastNode): string {
  if (node.type === 'image') return node.alt ?? '';
  if ('children' in node) return node.children.map(textOf).join(node.type === 'tableRow' ? ' | ' : '');
  return 'value' in node ? node.value : '';
}
