import type { Page } from '@playwright/test';
import { load } from 'cheerio';
import { translator } from '../support/translate.ts';
import type { Locale } from '#locales.ts';
import { expect, test } from '../support/test.ts';

const FRENCH = translator('fr')('toasts');

test.use({ onTestPages: true });

/** A page whose clock only the test moves. */
async function open(page: Page, path = '/test-islands') {
  await page.clock.install({ time: 0 });
  await page.goto(path);
  await expect(page.locator('astro-island[ssr][client=load]')).toHaveCount(0);
  await page.clock.pauseAt(60_000);
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const toast = (page: Page, text: string, locale: Locale = 'fr') =>
  page.getByRole('region', { name: translator(locale)('toasts.region') }).getByText(text);
const close = (page: Page) => page.getByRole('button', { name: FRENCH.close });

/** Sees that a toast is there once it has come to rest: one that is leaving is gone by then. */
async function expectToStay(page: Page, text: string) {
  await toast(page, text)
    .locator('..')
    .evaluate(
      async (line) => void (await Promise.allSettled(line.getAnimations().map(({ finished }) => finished))),
    );
  await expect(toast(page, text)).toHaveCount(1);
}

/** Away from the toasts, which wait while the pointer is over them. */
const rest = (page: Page) => page.mouse.move(5, 700);

test('toasts: a message is announced, and does not take the focus', { tag: '@engines' }, async ({ page }) => {
  await open(page);
  const html = await (await page.request.get(page.url())).text();
  const regions = load(html)(`[aria-label="${FRENCH.region}"]`).find('output');
  expect([regions.length, regions.text()]).toEqual([1, '']);
  await press(page, 'Tell');
  await expect(page.getByRole('status').getByText('Message 1')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tell' })).toBeFocused();
});

test('toasts: leave after five seconds', async ({ page }) => {
  await open(page);
  await press(page, 'Tell');
  await expect(toast(page, 'Message 1')).toBeVisible();
  await rest(page);
  await page.clock.runFor(4900);
  await expectToStay(page, 'Message 1');
  await page.clock.runFor(200);
  await expect(toast(page, 'Message 1')).toHaveCount(0);
});

test('toasts: wait while the pointer is over them', async ({ page }) => {
  await open(page);
  await press(page, 'Tell');
  await toast(page, 'Message 1').hover();
  await page.clock.runFor(60_000);
  await expectToStay(page, 'Message 1');
  await rest(page);
  await page.clock.runFor(5100);
  await expect(toast(page, 'Message 1')).toHaveCount(0);
});

test('toasts: wait while they have the focus, and give it back', async ({ page }) => {
  await open(page);
  await press(page, 'Tell');
  await expect(toast(page, 'Message 1')).toBeVisible();
  await rest(page);
  await page.keyboard.press('Shift+Tab');
  await expect(close(page)).toBeFocused();
  await page.clock.runFor(60_000);
  await expectToStay(page, 'Message 1');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Message 1')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Tell' })).toBeFocused();
});

test('toasts: leave by Escape and by their button', async ({ page }) => {
  await open(page);
  await press(page, 'Tell');
  await expect(toast(page, 'Message 1')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toast(page, 'Message 1')).toHaveCount(0);
  await press(page, 'Tell');
  await close(page).click();
  await expect(toast(page, 'Message 2')).toHaveCount(0);
});

test('toasts: stacked, at most three show, 14 px apart, four seconds each, oldest first', async ({
  page,
}) => {
  await open(page, '/test-islands/stacked');
  for (let count = 0; count < 4; count += 1) {
    await press(page, 'Tell');
    await expect(toast(page, `Message ${count + 1}`)).toBeVisible(); // from then on its time runs
    await page.clock.runFor(1000);
  }
  await rest(page);
  await expect(toast(page, 'Message')).toHaveText(['Message 2', 'Message 3', 'Message 4']);
  const boxes = await toast(page, 'Message').evaluateAll((lines) =>
    lines.map((line) => line.parentElement?.getBoundingClientRect() ?? line.getBoundingClientRect()),
  );
  expect((boxes[1]?.top ?? 0) - (boxes[0]?.bottom ?? 0)).toBeCloseTo(14, 0);
  await page.clock.runFor(1100);
  await expect(toast(page, 'Message')).toHaveText(['Message 3', 'Message 4']);
});
