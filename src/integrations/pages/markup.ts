/** A style of the page itself: one in a drawing or for browsers without script says so by an attribute. */
const STYLE = /<style>([\s\S]*?)<\/style>/g;

/** Astro writes the two scripts of islands where the first one stands. */
const ISLAND_SCRIPT = /<script>((?:(?!<\/script>)[\s\S])*astro(?::intent|-island)[\s\S]*?)<\/script>/g;

const MODULE = '<script type="module">';

/** What Astro and React write, as it is best sent. */
export function tidy(html: string): string {
  return withoutXmlSlashes(withoutIslandIds(withOneModule(withOneScript(withOneStyle(html)))));
}

/**
 * The page with all its styles in place of the first, in order: one hash in its policy instead of four, 44 characters
 * each that do not compress, and none in the body, where Astro puts that of the islands and HTML does not allow it.
 */
export function withOneStyle(html: string): string {
  const rules = [...html.matchAll(STYLE)].map(([, css]) => css).join('');
  let isFirst = true;
  return html.replace(STYLE, () => {
    const style = isFirst ? `<style>${rules}</style>` : '';
    isFirst = false;
    return style;
  });
}

/** The page with the scripts of its islands in its first module: modules run in order, once the page is there. */
export function withOneScript(html: string): string {
  const scripts = [...html.matchAll(ISLAND_SCRIPT)].map(([, code = '']) => code.trim()).join('\n');
  if (scripts === '' || !html.includes(MODULE)) return html;
  return html.replace(ISLAND_SCRIPT, '').replace(MODULE, () => `${MODULE}${scripts}\n`);
}

const INLINE_MODULE = /<script type="module">((?:(?!<\/script>)[\s\S])*)<\/script>/g;

/** What only the top of a module may hold. */
const TOP_LEVEL = /(?:^|[;}\s])(?:export\b|import\b(?!\s*[(.]))/;

/**
 * The page with its modules in the place of the last, each with names of its own: they run in order once the page is
 * there, wherever they stand. One hash in its policy, what they have in common compresses, and text comes before.
 */
export function withOneModule(html: string): string {
  const codes = [...html.matchAll(INLINE_MODULE)].map(([, code = '']) => code.trim());
  if (codes.length < 2 || codes.some((code) => TOP_LEVEL.test(code))) return html;
  const module = `${MODULE}${codes.map((code) => `(()=>{${code}})();`).join('\n')}</script>`;
  let left = codes.length;
  return html.replace(INLINE_MODULE, () => {
    left -= 1;
    return left === 0 ? module : '';
  });
}

/** What Astro calls an island, after the folder that it was built in; nothing reads it. */
const ISLAND_ID = /(<astro-island\b) uid="\w+"/g;

/** The page as any folder makes it. */
export function withoutIslandIds(html: string): string {
  return html.replace(ISLAND_ID, '$1');
}

/** React closes void elements as XML does; HTML does not, and the checker minds. */
const CLOSED_VOID = /(<(?:input|br|hr|img|wbr|col|source)\b[^<>]*?)\s*\/>/g;

/** The page with its void elements written as HTML writes them. */
export function withoutXmlSlashes(html: string): string {
  return html.replace(CLOSED_VOID, '$1>');
}
