/** Runs every check on one load of each page: a load per check would take ten times as long. */
import { load } from 'cheerio';
import { localeOf } from '#routes.ts';
import { accessibilityFaults } from '../support/accessibility/faults.ts';
import { findLayoutFaults } from '../support/accessibility/fit.ts';
import { findTabFaults } from '../support/accessibility/stops.ts';
import { LARGE_TEXT, applyView, viewName } from '../support/accessibility/views.ts';
import { isNight, NIGHT_IN } from '../support/night.ts';
import { MISSING, PAGES } from '../support/paths.ts';
import { expect, test } from '../support/test.ts';

const PHONE = { width: 412, height: 823 };
const NARROW = { width: 320, height: 256 };

/** Most that a page may shift while it loads, half of what Core Web Vitals call good: a title may take one line more in its stand-in. */
const MOST_SHIFT = 0.05;

test.use({ viewport: PHONE, allowedStatuses: [404] });

const splitWords = (text: string | null) => (text ?? '').split(/\s+/).filter(Boolean);

for (const path of [...PAGES, ...MISSING]) {
  const title = `${path} loads without layout shift, policy violation or accessibility fault`;
  // The English pages have the same parts: what their words could break is looked for at night.
  test(title, { tag: ['@looks', ...NIGHT_IN[localeOf(path)]] }, async ({ page }) => {
    await page.addInitScript(noteShifts);
    const response = await page.goto(path, { waitUntil: 'networkidle' });

    await test.step('nothing visible moves while it loads, nor once its typefaces are there', async () => {
      await page.evaluate(() => document.fonts.ready);
      const shifts: { value: number; moved: string }[] = await page.evaluate(() =>
        Reflect.get(globalThis, 'shifts'),
      );
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect.soft(sum, shifts.map(({ moved }) => moved).join('\n')).toBeLessThanOrEqual(MOST_SHIFT);
    });

    await test.step('the words of the page are in its HTML: script adds less than one in a hundred', async () => {
      const known = new Set(splitWords(load((await response?.text()) ?? '')('main').text()));
      const words = splitWords(await page.locator('main').textContent());
      const added = words.filter((word) => !known.has(word));
      expect.soft(words.length).toBeGreaterThan(20);
      expect.soft(added.length / words.length, added.slice(0, 20).join(' ')).toBeLessThan(0.01);
    });

    if (isNight) {
      await test.step('Tab reaches every control in reading order, visible and uncovered, without a trap', async () => {
        await page.setViewportSize({ width: 1280, height: 720 });
        expect.soft(await findTabFaults(page)).toEqual([]);
      });
    }

    await test.step('axe finds nothing, and nothing is cut, in every view', async () => {
      expect.soft(await accessibilityFaults(page)).toEqual([]);
      const others = isNight ? [PHONE, NARROW, ...LARGE_TEXT] : [];
      for (const view of others) {
        await applyView(page, view);
        expect.soft(await findLayoutFaults(page), viewName(view)).toEqual([]);
      }
    });
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
