/** Fetches the pages that most visitors read next, once the browser is idle; never for those who save data. */
export function prefetchWhenIdle(paths: readonly string[]): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }; // Chromium only
  if (connection?.saveData) return;
  const whenIdle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2000));
  addEventListener('load', () => {
    whenIdle(() => {
      for (const path of paths) {
        const link = document.createElement('link');
        link.rel = 'prefetch';
        link.href = path;
        document.head.append(link);
      }
    });
  });
}
