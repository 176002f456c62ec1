import { translator } from '../../src/i18n/translate.ts';
import { href, ROUTES } from '../../src/routes.ts';
import { expect, test } from '../support/test.ts';

const french = translator('fr')('common');
const english = translator('en')('common');
const newsletter = translator('en')('newsletter.title');

/** What a French page says to a visitor who reads English. */
const { offer, offerLink, close } = english.language;

/** A page that exists in French only. */
const FRENCH_ONLY = ROUTES.newsletter.fr;

test.describe('the language switch', () => {
  test.use({ locale: 'fr-FR' });

  test('A29: leads to the same screen in the other language, and back', async ({ page }) => {
    await page.goto(href('pricing', 'fr'));
    await page.getByRole('banner').getByRole('link', { name: english.language.switch }).first().click();
    await expect(page).toHaveURL(href('pricing', 'en'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('banner').getByRole('link', { name: french.language.switch }).first().click();
    await expect(page).toHaveURL(href('pricing', 'fr'));
  });

  test('leads from a page that exists in French only to the English home, and says so', async ({ page }) => {
    await page.goto(FRENCH_ONLY);
    const link = page
      .getByRole('banner')
      .getByRole('link', { name: `${english.language.switchHome} ${english.language.untranslated}` })
      .first();
    await link.click();
    await expect(page).toHaveURL(href('home', 'en'));
  });
});

test.describe('an English-speaking visitor on a French page', () => {
  test.use({ locale: 'en-GB' });

  test('is offered English, never sent there', async ({ page }) => {
    await page.goto(href('pricing', 'fr'));
    await expect(page).toHaveURL(href('pricing', 'fr'));
    await expect(page.getByText(offer, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: offerLink }).click();
    await expect(page).toHaveURL(href('pricing', 'en'));
  });

  test('can close the offer for good', async ({ page }) => {
    await page.goto(href('pricing', 'fr'));
    await page.getByRole('button', { name: close }).click();
    await expect(page.getByText(offer, { exact: true })).toBeHidden();
    await page.goto(href('product', 'fr'));
    await expect(page.getByText(offer, { exact: true })).toBeHidden();
  });

  test('who reads on in French is not asked again', async ({ page }) => {
    await page.goto(href('home', 'fr'));
    await expect(page.getByText(offer, { exact: true })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: translator('fr')('home.demo') })
      .first()
      .click();
    await page.waitForURL(href('demo', 'fr'), { waitUntil: 'networkidle' });
    await expect(page.getByText(offer, { exact: true })).toBeHidden();
    await page.goto(href('product', 'fr'), { waitUntil: 'networkidle' });
    await expect(page.getByText(offer, { exact: true })).toBeHidden();
  });

  test('is offered nothing where the page is not translated', async ({ page }) => {
    await page.goto(FRENCH_ONLY);
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
    await page.goto(href('pricing', 'fr'));
    // Nothing is kept: the question about cookies comes first on each page.
    await page.getByRole('button', { name: 'Nécessaires uniquement' }).click();
    await expect(page.getByText(offer, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: close }).click();
    await expect(page.getByText(offer, { exact: true })).toBeHidden();
  });
});

test.describe('a visitor who prefers English', () => {
  test.use({ locale: 'en-GB' });

  test('does not choose French by opening a page that exists in French only', async ({ page }) => {
    await page.goto(href('home', 'en'));
    await page.getByRole('contentinfo').getByRole('link', { name: newsletter }).click();
    await expect(page).toHaveURL(FRENCH_ONLY);
    await page.goto(href('pricing', 'fr'));
    await expect(page.getByText(offer, { exact: true })).toBeVisible();
  });

  test('is offered what they chose when a page in French only leads to one that is not', async ({ page }) => {
    await page.goto(href('pricing', 'fr'));
    await page.getByRole('link', { name: offerLink }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: newsletter }).click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: translator('fr')('product.title'), exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(href('product', 'fr'));
    await expect(page.getByText(offer, { exact: true })).toBeVisible();
  });
});

test.describe('a stored preference', () => {
  test.use({ locale: 'fr-FR' });

  test('wins over the browser, and is read as plain text', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('locale', ' <b>en</b> '));
    await page.goto(href('pricing', 'fr'));
    await expect(page.getByText(offer, { exact: true })).toBeVisible();
  });

  test('that is nonsense counts for nothing', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('locale', 'tlh'));
    await page.goto(href('pricing', 'fr'));
    await expect(page.getByText(offer, { exact: true })).toBeHidden();
  });
});
