/**
 * Runs a function at once or, in a page that the browser has prerendered (`LINK_RULES` in `layouts/Page`), once
 * that page is shown. A page that is never shown does nothing.
 */
export function whenShown(run: () => void): void {
  const { prerendering } = document as Document & { prerendering?: boolean }; // Chromium only
  if (prerendering) document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}
