/**
 * Runs a function at once or, in a page that the browser has prerendered (`LINK_RULES` in `layouts/Page`), once
 * that page is shown and its first frame is on the way: at a processor four times slower what it runs took 20 ms, which
 * the visitor would wait for. A page that is never shown does nothing.
 */
export function whenShown(run: () => void): void {
  const { prerendering } = document as Document & { prerendering?: boolean }; // Chromium only
  if (prerendering)
    document.addEventListener('prerenderingchange', () => requestAnimationFrame(() => setTimeout(run)), {
      once: true,
    });
  else run();
}
