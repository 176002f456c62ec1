/** The style and the two scripts of islands, which Astro writes beside the first of them. */
const ISLAND_RUNTIME = /<style>astro-island[^<]*<\/style>(?:<script>(?:(?!<\/script>)[^])*<\/script>){0,2}/;

/** Astro names an island after the folder that it was built in; nothing reads the name. */
const ISLAND_ID = /(<astro-island\b) uid="\w+"/g;

/**
 * Corrects what Astro and React write. The style of islands goes to the head, since HTML allows none in the body; their
 * scripts go to the end, out of the first screen; and any folder builds the same page.
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
