/** One tender for two clients: side by side where there is room, on a phone the one that is chosen. */
import type { Page } from '@playwright/test';
import { tenderWords } from '../../src/editorial/data/tenders.ts';
import { href } from '../../src/routes.ts';
import { expect, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };
const NAMES = (['tech', 'construction'] as const).map((sector) => tenderWords().sectors[sector].fr);

const clients = (page: Page) => NAMES.map((name) => page.getByRole('region', { name, exact: true }));
const choices = (page: Page) => NAMES.map((name) => page.getByRole('radio', { name }));

async function choosesByKeyboard(page: Page): Promise<void> {
  await page.goto(href('solutions', 'fr'));
  const [[first, second], [choice, other]] = [clients(page), choices(page)];
  await expect(first!).toBeVisible();
  await expect(second!).toBeHidden();
  await choice!.focus();
  await page.keyboard.press('ArrowDown');
  await expect(other!).toBeChecked();
  await expect(first!).toBeHidden();
  await expect(second!).toBeVisible();
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });
  test('one client is shown, and the other by a choice', async ({ page }) => choosesByKeyboard(page));
});

test.describe('on a phone without script', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false });
  test('the choice works too', async ({ page }) => choosesByKeyboard(page));
});

test('both stand side by side on a computer and on paper, without a choice', async ({ page }) => {
  await page.goto(href('solutions', 'fr'));
  for (const client of clients(page)) await expect(client).toBeVisible();
  for (const choice of choices(page)) await expect(choice).toBeHidden();
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ media: 'print' });
  for (const client of clients(page)) await expect(client).toBeVisible();
  for (const choice of choices(page)) await expect(choice).toBeHidden();
});
