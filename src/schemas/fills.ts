/** Content of an element of the page that has the slot's name: its text, attributes, or that it is hidden. */
export interface Fill {
  readonly text?: string;
  readonly hidden?: boolean;
  readonly attributes?: Readonly<Record<string, string | number>>;
}

/** Fills of a page for an answer, by slot. */
export type Fills = Readonly<Record<string, Fill>>;

/** Returns how a page is built with fills: `text` reads a slot, `slot` gives the attributes that mark its element for a script. */
export function renderFills(fills: Fills) {
  const text = (name: string) => fills[name]?.text;
  const slot = (name: string) => {
    const { attributes = {}, hidden = false } = fills[name] ?? {};
    return { 'data-slot': name, ...attributes, ...(hidden && { hidden: true }) };
  };
  return { text, slot };
}
