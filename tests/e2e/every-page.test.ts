/** One visit of each page, for all that a load can show: a load for each would take three times as long. */
import type { BrowserContext, Page } from '@playwright/test';
import { load } from 'cheerio';
import { PAGES } from '../support/paths.ts';
import { expect, visiting as test } from '../support/test.ts';

const PHONE = { width: 412, height: 823 };

/** Most that a page may shift while it loads, its typefaces late: what Core Web Vitals call good. */
const MOST_SHIFT = 0.1;

test.use({ viewport: PHONE });

/** Those of which every page already measures itself. */
const measured = new WeakSet<BrowserContext>();

const wordsOf = (text: string | null) => (text ?? '').split(/\s+/).filter(Boolean);

for (const path of PAGES) {
  test(`${path} stands still, says all in its HTML, and keeps to its policy`, async ({ page, context }) => {
    await page.route('**/_astro/*.woff2', async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await route.continue();
    });
    if (!measured.has(context)) {
      await context.addInitScript(noteShifts);
      measured.add(context);
    }
    const response = await page.goto(path, { waitUntil: 'networkidle' });

    await test.step('nothing that one sees moves while it loads, fonts late on a slow line', async () => {
      await page.evaluate(() => document.fonts.ready);
      const shifts: { value: number; moved: string }[] = await page.evaluate(() =>
        Reflect.get(globalThis, 'shifts'),
      );
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect(sum, shifts.map(({ moved }) => moved).join('\n')).toBeLessThanOrEqual(MOST_SHIFT);
    });

    await test.step('22. the words of the page are in its HTML: script adds less than one in a hundred', async () => {
      const known = new Set(wordsOf(load((await response?.text()) ?? '')('main').text()));
      const words = wordsOf(await page.locator('main').textContent());
      const added = words.filter((word) => !known.has(word));
      expect(words.length).toBeGreaterThan(20);
      expect(added.length / words.length, added.slice(0, 20).join(' ')).toBeLessThan(0.01);
    });

    // A violation, a warning on the console or an exception fails a watched test.
    await test.step('H4 all that it offers is done without a violation', () => useAll(page));
  });
}

/** Runs in the page before it: notes what moves and how far, as the browser counts it. */
function noteShifts() {
  type Shift = PerformanceEntry & { value: number; sources: readonly { node: Node | null }[] }; // absent from TypeScript's DOM types
  const shifts: { value: number; moved: string }[] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      const moved = sources.map(({ node }) =>
        (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 80),
      );
      shifts.push({ value, moved: `${value}: ${moved.join('; ')}` });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function useAll(page: Page): Promise<void> {
  for (const summary of await page.locator('summary:visible').all()) await summary.press('Enter');
  for (const field of await page.locator('input:visible, select:visible, textarea:visible').all())
    await field.focus();
  for (const button of await page.locator('button[type=button]:visible').all()) await button.focus();
  await page.keyboard.press('End');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('h1')).toHaveCount(1);
}
