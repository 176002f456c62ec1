/** How the console is laid out on a phone, a tablet and a computer. */
import type { Locator } from '@playwright/test';
import { BEST, consoleOn, COUNT, SECOND, THIRD } from '../../support/browser/console.ts';
import { stopClock } from '../../support/browser/hindrances.ts';
import { expect, test } from '../../support/test.ts';

test.use({ reducedMotion: 'reduce' } as const);

const PHONE = { width: 390, height: 844 };
const COMPUTER = { width: 1280, height: 800 };
const SIZES = [PHONE, { width: 768, height: 1024 }, COMPUTER];

/** Where an element begins and ends from left to right. */
async function span(element: Locator): Promise<readonly [left: number, right: number]> {
  return element.evaluate((node) => {
    const { left, right } = node.getBoundingClientRect();
    return [left, right] as const;
  });
}

test('on a phone the results come first, and what sorts them is one press away', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const { area, words, list, openers, go } = consoleOn(page);
  await go('?sort=chance');
  await expect(openers).toHaveCount(COUNT);
  const sort = area.getByLabel(words.sort);
  await expect(sort).toBeHidden();
  await expect(list).toBeVisible();
  await area.getByText(words.texts.made, { exact: true }).click();
  await sort.selectOption({ label: words.deadline });
  await expect(page).toHaveURL(/sort=deadline/);
});

test('on a computer a run brings the results into a window that the console begins low in', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { area, words, openers, go } = consoleOn(page);
  await go('');
  const launch = area.getByRole('button', { name: words.launch, exact: true });
  await launch.evaluate((button) => {
    scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 10);
  });
  await launch.press('Enter');
  await expect(openers).toHaveCount(COUNT);
  await expect(openers.first()).toBeInViewport();
});

test('on every screen the three that are picked take one row', async ({ page }) => {
  const { area, words, go } = consoleOn(page);
  await go(`?sort=chance&compare=${BEST}.${SECOND}.${THIRD}`);
  const tray = area.getByRole('region', { name: words.texts.compare.title });
  await expect(tray).toBeVisible();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect((await tray.boundingBox())?.height, `${size.width} px`).toBeLessThanOrEqual(64);
    const [left, right] = await span(tray.getByRole('button').last());
    expect(left).toBeGreaterThan(0);
    expect(right).toBeLessThanOrEqual(size.width);
  }
});

test.describe('with the question about cookies', () => {
  test.use({ consent: 'unanswered' });

  for (const size of [PHONE, COMPUTER])
    test(`at ${size.width} pixels a toast covers nothing that is pressed next`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.clock.install();
      const { area, button, words, go } = consoleOn(page);
      const question = page.locator('[data-consent]');
      await go(`?sort=chance&compare=${BEST}.${SECOND}`);
      await expect(question).toBeVisible();
      await area.getByRole('heading', { level: 2 }).evaluate((head) => head.scrollIntoView());
      await stopClock(page);
      await button(words.relaunch).click();
      const toast = page.locator('.toast').first();
      await expect(toast).toBeVisible();
      const tray = area.getByRole('region', { name: words.texts.compare.title });
      const kept = {
        heading: area.getByRole('heading', { level: 2 }),
        launch: button(words.relaunch),
        tray,
        question,
      };
      for (const [name, one] of Object.entries(kept)) expect(await meet(toast, one), name).toBe(false);
      expect(await meet(tray, question)).toBe(false);
    });
});

/** Whether two elements share a point of the window. */
async function meet(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (a === null || b === null) throw new Error('Only what is shown can be covered.');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
