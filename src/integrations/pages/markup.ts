/** The style of islands, which Astro writes beside the first of them, where HTML allows no style. */
const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/;

/** Astro names an island after the folder that it was built in; nothing reads the name. */
const ISLAND_ID = /(<astro-island\b) uid="\w+"/g;

/** React closes void elements as XML does. */
const CLOSED_VOID = /(<(?:input|br|hr|img|wbr|col|source)\b[^<>]*?)\s*\/>/g;

/** Corrects what Astro and React write: the page is valid HTML, and any folder builds the same. */
export function correctMarkup(html: string): string {
  const [style = ''] = ISLAND_STYLE.exec(html) ?? [];
  return html
    .replace(ISLAND_STYLE, '')
    .replace('</head>', () => `${style}</head>`)
    .replace(ISLAND_ID, '$1')
    .replace(CLOSED_VOID, '$1>');
}
