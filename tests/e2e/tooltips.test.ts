import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.use({ onTestPages: true });

const PRICE = 'Price counts for forty points of a hundred.';

const QUALITY = 'Quality counts for sixty points of a hundred.';

/** A page whose clock only the test moves. */
async function open(page: Page) {
  await page.clock.install({ time: 0 });
  await page.goto('/test-islands');
  await expect(page.locator('astro-island[ssr][client=load]')).toHaveCount(0);
  await page.clock.pauseAt(60_000);
}
const tooltip = (page: Page) => page.getByRole('tooltip');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Rests the pointer on a button until its tooltip shows. */
async function rest(page: Page, name: string, text: string) {
  await button(page, name).hover();
  await page.clock.runFor(690);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(tooltip(page)).toHaveText(text);
}

test('tooltip shows after 700 ms, and the next one at once', async ({ page }) => {
  await open(page);
  await rest(page, 'Price', PRICE);
  await button(page, 'Quality').hover();
  await page.clock.runFor(50);
  await expect(tooltip(page)).toHaveText(QUALITY);
});

test(
  'tooltip shows at once on focus, describes its button, and leaves with the focus',
  { tag: '@engines' },
  async ({ page }) => {
    await open(page);
    await button(page, 'Break').focus();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Price')).toBeFocused();
    await expect(tooltip(page)).toHaveText(PRICE);
    await expect(button(page, 'Price')).toHaveAccessibleDescription(PRICE);
    await page.keyboard.press('Tab');
    await page.clock.runFor(50);
    await expect(tooltip(page)).toHaveText(QUALITY);
    await page.keyboard.press('Tab');
    await page.clock.runFor(50);
    await expect(tooltip(page)).toHaveCount(0);
  },
);

test('tooltip stays open while the pointer is over it', async ({ page }) => {
  await open(page);
  await rest(page, 'Price', PRICE);
  const box = await tooltip(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10, { steps: 12 });
  await page.clock.runFor(400);
  await expect(tooltip(page)).toBeVisible();
  await page.mouse.move(5, 5, { steps: 5 });
  await page.clock.runFor(50);
  await expect(tooltip(page)).toHaveCount(0);
});

test('tooltip closes on Escape and leaves its dialog open', async ({ page }) => {
  await open(page);
  await button(page, 'Open').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await button(page, 'Inside').focus();
  await expect(tooltip(page)).toHaveText(PRICE);
  const box = await tooltip(page).boundingBox();
  const isOnTop = await page.evaluate(
    ([x, y]) => document.elementFromPoint(x ?? 0, y ?? 0)?.getAttribute('role') === 'tooltip',
    [(box?.x ?? 0) + 5, (box?.y ?? 0) + 5],
  );
  expect(isOnTop).toBe(true);
  expect(await tooltip(page).evaluate((element) => element.matches(':popover-open'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});
