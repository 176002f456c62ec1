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
  /** Its kind, as Markdown's syntax tree calls it. */
  readonly type: string;
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
  /** Links with their words; a definition of an address has none. */
  readonly links: (Placed & { readonly url: string; readonly text: string })[];
  readonly images: (Placed & { url: string; alternative: string; caption: string; alone: boolean })[];
  readonly html: (Placed & { readonly value: string })[];
  /** Blocks of code, which no page has. */
  readonly code: Placed[];
  /** Callouts with what they are called, and what follows on the same line. */
  readonly callouts: (Placed & { readonly kind: string; readonly rest: string })[];
  /** The words set above or below the line. */
  readonly shifted: (Placed & { readonly text: string })[];
  /** The words that a visitor reads, in pieces as the parser cuts them; code is left out. */
  readonly texts: (Placed & { readonly text: string })[];
  /** Footnotes by name, where they are written and where the text refers to them. */
  readonly notes: (Placed & { readonly name: string })[];
  readonly noteReferences: (Placed & { readonly name: string })[];
  tables: number;
  checklists: number;
}

/** A body of which nothing is known yet. */
export function emptyBody(): Body {
  return {
    blocks: [],
    headings: [],
    links: [],
    images: [],
    html: [],
    code: [],
    callouts: [],
    shifted: [],
    texts: [],
    notes: [],
    noteReferences: [],
    tables: 0,
    checklists: 0,
  };
}
