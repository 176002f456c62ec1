import { translator } from '../../src/i18n/translate.ts';
import { CLAIMS } from '../../src/site.ts';
import { expect, test } from '../support/test.ts';
import { PAGES } from '../support/paths.ts';

test.use({ javaScriptEnabled: false });

test('every page reads without script', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('contentinfo'), path).toBeVisible();
    expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(150);
  }
});

test('the menu of a narrow screen opens without script', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const menu = page.getByRole('banner').locator('details');
  await expect(menu.getByRole('link', { name: 'Tarifs' })).toBeHidden();
  await menu.getByText('Menu').click();
  await menu.getByRole('link', { name: 'Tarifs' }).click();
  await expect(page).toHaveURL('/tarifs');
});

test('a theme of the resources shows alone, by its address', async ({ page }) => {
  await page.goto('/ressources');
  await expect(page.getByRole('heading', { name: 'Répondre', exact: true })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Filtrer par thème' })
    .getByRole('link', { name: /Détecter/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Détecter les marchés' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Répondre', exact: true })).toBeHidden();
  await page
    .getByRole('link', { name: /Tous les articles/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Répondre', exact: true })).toBeVisible();
});

test('the claims of home give their sources', async ({ page }) => {
  await page.goto('/');
  const sources = CLAIMS.map(({ source }) =>
    page.getByRole('main').getByText(source.fr.slice(0, 20)).first(),
  );
  for (const source of sources) await expect(source).toBeHidden();
  await page.getByText(translator('fr')('home.claims.source')).click();
  for (const source of sources) await expect(source).toBeVisible();
});
