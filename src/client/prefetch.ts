import { savesData } from './saves-data.ts';

/**
 * Fetches what most visitors need next, but never for those who save data: these pages, and the typefaces that this page
 * was read without (`frame/FirstPaint.astro`). Pages only where the browser can say whether they do. Those that cannot are
 * Firefox, which holds a prefetch against `default-src`, and WebKit.
 */
export function prefetch(paths: readonly string[]): void {
  const saves = savesData();
  if (saves) return;
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('[as=font]:not([media=all])'))
    void fetch(href).then(
      (response) => response.arrayBuffer(), // read to its end, it is in the browser's cache
      () => undefined, // the next page does without, too
    );
  if (saves === undefined) return;
  for (const path of paths) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = path;
    document.head.append(link);
  }
}
