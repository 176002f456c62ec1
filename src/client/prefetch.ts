/**
 * Fetches the pages that most visitors read next, once the browser is idle; never for those who save data, nor where
 * the browser cannot say whether they do. Those are Firefox, which holds it against `default-src`, and WebKit.
 */
export function prefetchWhenIdle(paths: readonly string[]): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }; // Chromium only
  if (connection === undefined || connection.saveData) return;
  addEventListener('load', () => {
    requestIdleCallback(() => {
      for (const path of paths) {
        const link = document.createElement('link');
        link.rel = 'prefetch';
        link.href = path;
        document.head.append(link);
      }
    });
  });
}
