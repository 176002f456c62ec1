/** Renders the built page at an address with the contents of one answer; `part` names the form or state in it. */
export type RenderPage<Contents> = (address: string, part: string, contents: Contents) => string;

/** Parses a page for one part of it, which is then rendered for each answer. */
export type PrepareRender<Contents> = (html: string, part: string) => (contents: Contents) => string;

export function createRenderer<Contents>(
  pageHtml: (address: string) => string,
  prepare: PrepareRender<Contents>,
): RenderPage<Contents> {
  const prepared = new Map<string, (contents: Contents) => string>();
  return (address, part, contents) => {
    const key = `${address} ${part}`;
    const render = prepared.get(key) ?? prepare(pageHtml(address), part);
    prepared.set(key, render);
    return render(contents);
  };
}
