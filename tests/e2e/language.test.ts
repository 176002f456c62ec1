import type { Page } from '@playwright/test';
import { translator } from '../support/translate.ts';
import { href } from '#routes.ts';
import { expect, test } from '../support/test.ts';

const french = translator('fr')('common');
const english = translator('en')('common');

/** Messages of a French page to a visitor who reads English. */
const { offer } = english.language;

test.describe('the language switch', () => {
  test.use({ locale: 'fr-FR' });

  test(
    'language switch leads to the same screen in the other language, and back',
    { tag: '@engines' },
    async ({ page }) => {
      await page.goto(href('pricing', 'fr'));
      await page.getByRole('banner').getByRole('link', { name: english.language.switch }).first().click();
      await expect(page).toHaveURL(href('pricing', 'en'));
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await page.getByRole('banner').getByRole('link', { name: french.language.switch }).first().click();
      await expect(page).toHaveURL(href('pricing', 'fr'));
    },
  );
});

test.describe('an English-speaking visitor on a French page', () => {
  test.use({ locale: 'en-GB' });

  const offered = (page: Page) => page.getByRole('banner').getByRole('link', { name: offer });

  for (const width of [390, 1280])
    test(`a visitor who reads English is offered it in the header of a window of ${width} pixels, never sent there`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(href('pricing', 'fr'));
      await expect(page).toHaveURL(href('pricing', 'fr'));
      await offered(page).click();
      await expect(page).toHaveURL(href('pricing', 'en'));
      await expect(page.getByRole('banner').getByRole('link', { name: french.language.offer })).toBeHidden();
    });

  test('a visitor who reads on in French is not asked again', async ({ page }) => {
    await page.goto(href('home', 'fr'));
    await expect(offered(page)).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: translator('fr')('home.demo') })
      .first()
      .click();
    await page.waitForURL(href('demo', 'fr'), { waitUntil: 'networkidle' });
    await expect(offered(page)).toBeHidden();
    await page.goto(href('product', 'fr'), { waitUntil: 'networkidle' });
    await expect(offered(page)).toBeHidden();
  });
});
