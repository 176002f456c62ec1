import { translator } from '../support/translate.ts';
import { href } from '#routes.ts';
import { expect, test } from '../support/test.ts';
import { PAGES } from '../support/paths.ts';

const t = translator('fr');

test.use({ javaScriptEnabled: false });

test('every page reads without script', { tag: '@night' }, async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('contentinfo'), path).toBeVisible();
    expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(150);
  }
});

test('the menu of a narrow screen opens without script', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(href('home', 'fr'));
  const menu = page.getByRole('banner').locator('details');
  await expect(menu.getByRole('link', { name: t('pages.pricing') })).toBeHidden();
  await menu.getByText(t('common.nav.menu'), { exact: true }).click();
  await menu.getByRole('link', { name: t('pages.pricing') }).click();
  await expect(page).toHaveURL(href('pricing', 'fr'));
});

test('a theme of the resources shows alone, by its address', async ({ page }) => {
  const themes = t('article.themes');
  await page.goto(href('resources', 'fr'));
  await expect(page.getByRole('heading', { name: themes.repondre, exact: true })).toBeVisible();
  await page
    .getByRole('navigation', { name: t('resources.filter') })
    .getByRole('link', { name: themes.detecter })
    .click();
  await expect(page.getByRole('heading', { name: themes.detecter })).toBeVisible();
  await expect(page.getByRole('heading', { name: themes.repondre, exact: true })).toBeHidden();
  await page
    .getByRole('link', { name: t('resources.all') })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: themes.repondre, exact: true })).toBeVisible();
});
