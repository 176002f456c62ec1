import { expect, test } from '../support/test.ts';

test.describe('the language switch', () => {
  test.use({ locale: 'fr-FR' });

  test('A29: leads to the same screen in the other language, and back', async ({ page }) => {
    await page.goto('/tarifs');
    await page.getByRole('banner').getByRole('link', { name: 'English' }).first().click();
    await expect(page).toHaveURL('/en/pricing');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('banner').getByRole('link', { name: 'Français' }).first().click();
    await expect(page).toHaveURL('/tarifs');
  });

  test('leads from a page that exists in French only to the English home, and says so', async ({ page }) => {
    await page.goto('/erreurs-ao');
    const link = page
      .getByRole('banner')
      .getByRole('link', { name: 'English home (page not translated)' })
      .first();
    await link.click();
    await expect(page).toHaveURL('/en');
  });
});

test.describe('an English-speaking visitor on a French page', () => {
  test.use({ locale: 'en-GB' });
  const offer = 'This page is available in English';

  test('is offered English, never sent there', async ({ page }) => {
    await page.goto('/tarifs');
    await expect(page).toHaveURL('/tarifs');
    await expect(page.getByText(offer, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Read in English' }).click();
    await expect(page).toHaveURL('/en/pricing');
  });

  test('can close the offer for good', async ({ page }) => {
    await page.goto('/tarifs');
    await page.getByRole('button', { name: 'Close this message' }).click();
    await expect(page.getByText(offer, { exact: true })).toBeHidden();
    await page.goto('/produit');
    await expect(page.getByText(offer, { exact: true })).toBeHidden();
  });

  test('who reads on in French is not asked again', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText(offer, { exact: true })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Demander une démo' }).first().click();
    await page.waitForURL('/demo', { waitUntil: 'networkidle' });
    await expect(page.getByText(offer, { exact: true })).toBeHidden();
    await page.goto('/produit', { waitUntil: 'networkidle' });
    await expect(page.getByText(offer, { exact: true })).toBeHidden();
  });

  test('is offered nothing where the page is not translated', async ({ page }) => {
    await page.goto('/erreurs-ao');
    await expect(page.getByText(offer, { exact: true })).toBeHidden();
  });

  test('is offered English also where storage is blocked', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto('/tarifs');
    await expect(page.getByText(offer, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Close this message' }).click();
    await expect(page.getByText(offer, { exact: true })).toBeHidden();
  });
});

test.describe('a visitor who prefers English', () => {
  test.use({ locale: 'en-GB' });

  test('does not choose French by opening a page that exists in French only', async ({ page }) => {
    await page.goto('/en');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /Newsletter/ })
      .click();
    await expect(page).toHaveURL('/newsletter');
    await page.goto('/tarifs');
    await expect(page.getByText('This page is available in English', { exact: true })).toBeVisible();
  });

  test('is offered what they chose when a page in French only leads to one that is not', async ({ page }) => {
    await page.goto('/tarifs');
    await page.getByRole('link', { name: 'Read in English' }).click();
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /Newsletter/ })
      .click();
    await page.getByRole('banner').getByRole('link', { name: 'Produit', exact: true }).first().click();
    await expect(page).toHaveURL('/produit');
    await expect(page.getByText('This page is available in English', { exact: true })).toBeVisible();
  });
});

test.describe('a stored preference', () => {
  test.use({ locale: 'fr-FR' });

  test('wins over the browser, and is read as plain text', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('locale', ' <b>en</b> '));
    await page.goto('/tarifs');
    await expect(page.getByText('This page is available in English', { exact: true })).toBeVisible();
  });

  test('that is nonsense counts for nothing', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('locale', 'tlh'));
    await page.goto('/tarifs');
    await expect(page.getByText('This page is available in English', { exact: true })).toBeHidden();
  });
});
