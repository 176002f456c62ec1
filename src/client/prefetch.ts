import { addHeadLink } from './head-link.ts';
import { whenIdle } from './idle.ts';

/**
 * Prefetches pages and code when the browser is idle, unless the visitor saves data. Only in Chromium: Firefox holds a
 * prefetch against `default-src`, and WebKit has none.
 */
export function prefetchFiles(paths: readonly string[]): void {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } }; // Chromium only
  if (connection === undefined || connection.saveData) return;
  whenIdle(() => {
    for (const path of paths) addHeadLink('prefetch', path);
  });
}
