/** Style and scripts of islands, which Astro writes before the first island. */
const ISLAND_RUNTIME = /<style>astro-island[^<]*<\/style>(?:<script>(?:(?!<\/script>)[^])*<\/script>){0,2}/;

/** Name of an island, which depends on the folder of the build and which nothing reads. */
const ISLAND_ID = /(<astro-island\b) uid="\w+"/g;

/**
 * Moves the style of islands to the head, since HTML allows none in the body, and their scripts to the end, out of the first
 * screen. Removes what would make builds in two folders differ.
 */
export function correctMarkup(html: string): string {
  const [runtime = ''] = ISLAND_RUNTIME.exec(html) ?? [];
  const scripts = runtime.indexOf('<script>');
  const [style, script] =
    scripts === -1 ? [runtime, ''] : [runtime.slice(0, scripts), runtime.slice(scripts)];
  return html
    .replace(runtime, '')
    .replace('</head>', () => `${style}</head>`)
    .replace('</body>', () => `${script}</body>`)
    .replace(ISLAND_ID, '$1');
}
