import { translator } from '../support/translate.ts';
import { test as plain, type Page } from '@playwright/test';
import { faultsInEveryView } from '../support/accessibility/faults.ts';
import { expect, test } from '../support/test.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Toasts wait for a visitor who looks at another tab, and for us. */
function away() {
  Object.defineProperty(Document.prototype, 'hidden', { value: true });
}

test.describe('no accessibility fault', { tag: '@night' }, () => {
  test.use({ onTestPages: true });

  for (const path of ['/test-islands', '/en/test-islands']) {
    test(`with a toast and a tooltip at ${path}`, async ({ page }) => {
      await page.addInitScript(away);
      await page.goto(path);
      await expect(page.locator('astro-island[ssr][client=load]')).toHaveCount(0);
      await press(page, 'Warn');
      await expect(page.getByText('Message 1')).toBeVisible();
      await page.getByRole('button', { name: 'Break' }).focus();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('tooltip')).toBeVisible();
      expect(await faultsInEveryView(page)).toEqual([]);
    });
  }

  test('with three toasts', async ({ page }) => {
    await page.addInitScript(away);
    await page.goto('/test-islands/stacked');
    await expect(page.locator('astro-island[ssr][client=load]')).toHaveCount(0);
    await press(page, 'Warn');
    await expect(page.getByText('Message 1')).toBeVisible();
    for (let count = 0; count < 2; count += 1) await press(page, 'Tell');
    await expect(page.getByText('Message 3')).toBeVisible();
    expect(await faultsInEveryView(page)).toEqual([]);
  });

  test('with a photograph in a text', async ({ page }) => {
    await page.goto('/test-picture');
    const photograph = page.getByRole('figure').getByRole('img');
    await photograph.scrollIntoViewIfNeeded();
    await expect(photograph).toHaveJSProperty('complete', true);
    expect(await faultsInEveryView(page)).toEqual([]);
  });
});

// Not the watched `test`: React says on the console that the island failed.
plain(
  'no accessibility fault with an island that failed and the light notice',
  { tag: '@night' },
  async ({ page }) => {
    await page.goto(`${process.env['TEST_PAGES_ORIGIN']}/test-islands`);
    await expect(page.locator('astro-island[ssr][client=load]')).toHaveCount(0);
    await press(page, 'Throw');
    await press(page, 'Break');
    await expect(page.getByText(translator('fr')('errors.fallback.title'))).toBeVisible();
    expect(await faultsInEveryView(page)).toEqual([]);
  },
);
