import { expect, test } from '../support/test.ts';
import { PAGES } from '../support/paths.ts';

/** The layout shift of a load, as the browser counts it, while fonts come late on a slow line. */
for (const path of PAGES) {
  test(`${path} does not move while it loads`, async ({ page }) => {
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await page.addInitScript(() => {
      Object.assign(globalThis, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value } = entry as PerformanceEntry & { value: number }; // absent from TypeScript's DOM types
          Object.assign(globalThis, { shift: Number(Reflect.get(globalThis, 'shift')) + value });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shift'))).toBe(0);
  });
}
