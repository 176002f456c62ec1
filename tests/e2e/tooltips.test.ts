import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.use({ onTestPages: true });

const PRICE = 'Price counts for forty points of a hundred.';

async function open(page: Page) {
  await page.goto('/test-islands');
  await expect(page.locator('astro-island[ssr][client=load]')).toHaveCount(0);
}
const tooltip = (page: Page) => page.getByRole('tooltip');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Milliseconds from an action to the tooltip. */
async function delay(page: Page, action: () => Promise<void>, text: string): Promise<number> {
  await page.evaluate((words) => {
    const seen = new MutationObserver(() => {
      const shown = document.querySelector('[role=tooltip]');
      if (shown?.textContent === words) Object.assign(globalThis, { shownAt: performance.now() });
    });
    seen.observe(document.body, { childList: true, subtree: true });
    addEventListener('mouseover', () => Object.assign(globalThis, { enteredAt: performance.now() }), {
      once: true,
      capture: true,
    });
  }, text);
  await action();
  await expect(tooltip(page).getByText(text)).toBeVisible();
  return page.evaluate(() => {
    const { shownAt, enteredAt } = globalThis as unknown as { shownAt: number; enteredAt: number };
    return shownAt - enteredAt;
  });
}

test('A10: rests 700 ms before it shows, then its neighbour at once', async ({ page }) => {
  await open(page);
  const first = await delay(page, () => button(page, 'Price').hover(), PRICE);
  expect(first).toBeGreaterThanOrEqual(690);
  expect(first).toBeLessThan(1000);
  const next = await delay(
    page,
    () => button(page, 'Quality').hover(),
    'Quality counts for sixty points of a hundred.',
  );
  expect(next).toBeLessThan(300);
  await expect(tooltip(page)).toHaveCount(1);
});

test('A10: rests again when the neighbour comes more than 300 ms later', async ({ page }) => {
  await open(page);
  await button(page, 'Price').hover();
  await expect(tooltip(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(tooltip(page)).toHaveCount(0);
  await page.waitForTimeout(500);
  const text = 'Quality counts for sixty points of a hundred.';
  expect(await delay(page, () => button(page, 'Quality').hover(), text)).toBeGreaterThanOrEqual(690);
});

test('A10: shows at once on focus, describes its button, and leaves with the focus', async ({ page }) => {
  await open(page);
  await button(page, 'Break').focus();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Price')).toBeFocused();
  await expect(tooltip(page)).toHaveText(PRICE, { timeout: 400 });
  await expect(button(page, 'Price')).toHaveAccessibleDescription(PRICE);
  await page.keyboard.press('Tab');
  await expect(tooltip(page)).toHaveText('Quality counts for sixty points of a hundred.');
  await page.keyboard.press('Tab');
  await expect(tooltip(page)).toHaveCount(0);
});

test('A11: lets the pointer in, and stays until it leaves', async ({ page }) => {
  await open(page);
  await button(page, 'Price').hover();
  await expect(tooltip(page)).toBeVisible();
  const box = await tooltip(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10, { steps: 12 });
  await page.waitForTimeout(400);
  await expect(tooltip(page)).toBeVisible();
  await page.mouse.move(5, 5, { steps: 5 });
  await expect(tooltip(page)).toHaveCount(0);
});

test('A11: Escape closes it, not the dialog around it, above which it lies', async ({ page }) => {
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

test('A11: says nothing that the page does not say too', async ({ page }) => {
  await open(page);
  await expect(page.getByText(PRICE)).toHaveCount(1);
  await button(page, 'Price').hover();
  await expect(page.getByText(PRICE)).toHaveCount(2);
});

test('stays in a window of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await open(page);
  await button(page, 'Break').focus();
  await page.keyboard.press('Tab');
  await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
});
