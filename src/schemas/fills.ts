/** Content of an element of the page that has the slot's name: its text, attributes, or that it is hidden. */
export interface Fill {
  readonly text?: string;
  readonly hidden?: boolean;
  readonly attributes?: Readonly<Record<string, string | number>>;
}

/** Fills of a page for an answer, by slot. */
export type Fills = Readonly<Record<string, Fill>>;

/** Returns what a page is built with: the text of a slot, and the attributes of the element that it fills. */
export function renderFills(fills: Fills) {
  const text = (name: string) => fills[name]?.text;
  const slot = (name: string) => {
    const { attributes = {}, hidden = false } = fills[name] ?? {};
    return { 'data-slot': name, ...attributes, ...(hidden && { hidden: true }) };
  };
  return { text, slot };
}
