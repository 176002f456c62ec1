/** Faults to inject: late code, blocked storage, a server that is down. */
import type { Page } from '@playwright/test';

/** Holds what a pattern matches back, the code of islands unless it is said; returns how to let it through. */
export async function holdCode(page: Page, pattern = '**/_astro/*.js'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Stops the clock of a page, which the test installed before it: what leaves by itself stays, until the test moves the clock. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** Blocks storages of a page to come, as browsers do for those who ask. */
export async function blockStorage(
  page: Page,
  ...names: ('localStorage' | 'sessionStorage')[]
): Promise<void> {
  await page.addInitScript((blocked) => {
    for (const name of blocked)
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  }, names);
}

/** Makes the visitor one who saves data, for whom no page is fetched ahead: without a connection that would fail. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
}
