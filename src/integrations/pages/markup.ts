/** The style and the two scripts of islands, which Astro writes beside the first of them. */
const ISLAND_RUNTIME = /<style>astro-island[^<]*<\/style>(?:<script>(?:(?!<\/script>)[^])*<\/script>){0,2}/;

/** A style without conditions. */
const STYLE = /<style>([^]*?)<\/style>/g;

/** Astro names an island after the folder that it was built in; nothing reads the name. */
const ISLAND_ID = /(<astro-island\b) uid="\w+"/g;

/** React closes void elements as XML does. */
const CLOSED_VOID = /(<(?:input|br|hr|img|wbr|col|source)\b[^<>]*?)\s*\/>/g;

/**
 * Corrects what Astro and React write. The style of islands goes to the head, since HTML allows none in the body; their
 * scripts go to the end, out of the first screen; the styles of the head become one; and any folder builds the same page.
 */
export function correctMarkup(html: string): string {
  const [runtime = ''] = ISLAND_RUNTIME.exec(html) ?? [];
  const scripts = runtime.indexOf('<script>');
  const [style, script] =
    scripts === -1 ? [runtime, ''] : [runtime.slice(0, scripts), runtime.slice(scripts)];
  return joinStyles(html.replace(runtime, '').replace('</head>', () => `${style}</head>`))
    .replace('</body>', () => `${script}</body>`)
    .replace(ISLAND_ID, '$1')
    .replace(CLOSED_VOID, '$1>');
}

/** Puts the styles of the head into the first: the policy holds a hash for each, which does not compress. */
function joinStyles(html: string): string {
  const end = html.indexOf('</head>');
  const styles = Array.from(html.slice(0, end).matchAll(STYLE), ([, css = '']) => css);
  let place = 0;
  const head = html
    .slice(0, end)
    .replaceAll(STYLE, () => (place++ === 0 ? `<style>${styles.join('')}</style>` : ''));
  return head + html.slice(end);
}
