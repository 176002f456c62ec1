interface Placed {
  readonly line: number;
}

export function emptyBody() {
  return {
    headings: new Array<
      Placed & { readonly depth: number; readonly text: string; readonly hasLink: boolean }
    >(),
    links: new Array<Placed & { readonly url: string; readonly text: string }>(),
    images: new Array<Placed & { url: string; alternative: string; caption: string; alone: boolean }>(),
    html: new Array<Placed & { readonly value: string }>(),
    /** Blocks of code, which no page has. */
    code: new Array<Placed>(),
    /** Words that a visitor reads, in pieces as the parser cuts them; code is left out. */
    texts: new Array<Placed & { readonly text: string }>(),
    /** Footnotes by name, where they are written and where the text refers to them. */
    notes: new Array<Placed & { readonly name: string; readonly text: string }>(),
    noteReferences: new Array<Placed & { readonly name: string }>(),
  };
}

export type Body = ReturnType<typeof emptyBody>;
