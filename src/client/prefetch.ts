import { whenIdle } from './when-idle.ts';

/**
 * Fetches what most visitors need next, once the browser is idle, but never for those who save data: these pages, and
 * the typefaces that this page was read without (`frame/Fonts.astro`). Pages only where the browser can say whether
 * they do. Those that cannot are Firefox, which holds a prefetch against `default-src`, and WebKit.
 */
export function prefetchWhenIdle(paths: readonly string[]): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }; // Chromium only
  if (connection?.saveData) return;
  whenIdle(() => {
    for (const { href } of document.querySelectorAll<HTMLLinkElement>('[as=font]:not([media=all])'))
      void fetch(href).then(
        (response) => response.arrayBuffer(), // read to its end, it is in the browser's cache
        () => undefined, // the next page does without, too
      );
    if (connection === undefined) return;
    for (const path of paths) {
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.href = path;
      document.head.append(link);
    }
  });
}
