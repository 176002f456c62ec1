import type { Page } from '@playwright/test';
import { PAGES } from '../support/paths.ts';
import { expect, test } from '../support/test.ts';

/** More stops than this on a page wear out whoever presses Tab. */
const MOST_STOPS = 400;

/** Where the focus is: its place in the document, what shows it, and what covers it; nothing outside the page. */
const stop = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const isCovered = !(top === null || element.contains(top) || top.contains(element));
    return {
      name: element.textContent.trim() || element.outerHTML.slice(0, 80),
      place: [...document.querySelectorAll('*')].indexOf(element),
      isShown: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      coveredBy: isCovered ? top.outerHTML.slice(0, 80) : null,
    };
  });

for (const path of PAGES) {
  test(`A22 ${path} by Tab alone: in the order of reading, each stop visible and uncovered, no trap`, async ({
    page,
  }) => {
    await page.goto(path);
    let previous = -1;
    for (let count = 0; ; count += 1) {
      expect(count, 'stops').toBeLessThan(MOST_STOPS);
      await page.keyboard.press('Tab');
      const current = await stop(page);
      if (current === null) break;
      expect(current.isShown, `${current.name} shows its focus`).toBe(true);
      expect(current.coveredBy, `${current.name} is covered`).toBeNull();
      expect(current.place, `${current.name} comes in its turn`).toBeGreaterThan(previous);
      previous = current.place;
    }
    expect(previous, 'at least one stop').toBeGreaterThan(-1);
  });

  test(`A23 ${path} fits 320 x 256: nothing beside it, nothing lost`, async ({ page }) => {
    await page.goto(path);
    const text = () => page.evaluate(() => document.body.innerText.replace(/\s+/g, ' ').length);
    const whole = await text();
    await page.setViewportSize({ width: 320, height: 256 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    // The menu folds its links away; it is a button that opens them.
    await page.getByRole('banner').locator('summary').click();
    expect(await text()).toBeGreaterThanOrEqual(whole * 0.98);
  });
}
