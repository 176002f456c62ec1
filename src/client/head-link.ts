/** Adds a link to the head, for what a browser should fetch only once the page is complete. */
export function addHeadLink(rel: 'manifest' | 'prefetch', href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
}
