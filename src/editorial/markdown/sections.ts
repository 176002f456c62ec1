/** What can hold a heading that belongs to it, not to the text, and the heading itself. */
const MARKS = /<(?<end>\/?)(?:blockquote|[ou]l|section)\b|<h2\b/g;

/**
 * Cuts a text, as `renderMarkdown` has written it, where its sections begin: at each heading of the second level, and at
 * its footnotes. The first part is what stands before them, empty where nothing does.
 */
export function cutSections(html: string): [opening: string, ...sections: string[]] {
  const cuts: number[] = [];
  let depth = 0;
  for (const { 0: mark, index, groups } of html.matchAll(MARKS)) {
    if (depth === 0 && (mark === '<h2' || mark === '<section')) cuts.push(index);
    if (mark !== '<h2') depth += groups?.['end'] === '' ? 1 : -1;
  }
  return [html.slice(0, cuts[0]), ...cuts.map((cut, index) => html.slice(cut, cuts[index + 1]))];
}
