/**
 * Fetches, once the page is loaded and the browser idle, the pages that most visitors open next; never for those who
 * save data. Only where the browser can say whether they do, which is Chromium: Firefox holds a prefetch against
 * `default-src`, and WebKit has none.
 */
export function prefetchWhenIdle(paths: readonly string[]): void {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } }; // Chromium only
  if (connection === undefined || connection.saveData) return;
  addEventListener('load', () =>
    requestIdleCallback(() => {
      for (const href of paths)
        document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
    }),
  );
}
