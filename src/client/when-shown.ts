/**
 * Runs what a visitor alone should set off: at once, or, in a page that the browser has prepared ahead of a press
 * (`LINK_RULES` in `layouts/Page`), once that page is shown. One that is never shown leaves no trace.
 */
export function whenShown(run: () => void): void {
  const { prerendering } = document as Document & { prerendering?: boolean }; // Chromium only
  if (prerendering) document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}
