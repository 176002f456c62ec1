/** One tender for two clients: side by side where there is room, on a phone the one that is chosen. */
import type { Page } from '@playwright/test';
import { translator } from '../support/translate.ts';
import { href } from '#routes.ts';
import { expect, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };
const { tech: FIRST, construction: SECOND } = translator('fr')('demoForm.sectors');

const client = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const choice = (page: Page, name: string) => page.getByRole('radio', { name });

async function bothAreShown(page: Page): Promise<void> {
  for (const name of [FIRST, SECOND]) {
    await expect(client(page, name)).toBeVisible();
    await expect(choice(page, name)).toBeHidden();
  }
}

test.describe('on a phone without script', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false });
  test('one client is shown, and the other by a choice', async ({ page }) => {
    await page.goto(href('solutions', 'fr'));
    await page.locator('#consultant summary').first().click();
    await expect(client(page, FIRST)).toBeVisible();
    await expect(client(page, SECOND)).toBeHidden();
    await choice(page, FIRST).focus();
    await page.keyboard.press('ArrowDown');
    await expect(choice(page, SECOND)).toBeChecked();
    await expect(client(page, FIRST)).toBeHidden();
    await expect(client(page, SECOND)).toBeVisible();
  });
});

test('both stand side by side on a computer and on paper, without a choice', async ({ page }) => {
  await page.goto(href('solutions', 'fr'));
  await bothAreShown(page);
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ media: 'print' });
  await bothAreShown(page);
});
