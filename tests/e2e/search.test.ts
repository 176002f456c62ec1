/** The search of the site, on the page of unknown addresses and among the resources. */
import { namedArticle } from '#editorial/articles/named-article.ts';
import type { Page } from '@playwright/test';
import { translator } from '../support/translate.ts';
import { articleHref, localeOf } from '#routes.ts';
import { NIGHT_IN } from '../support/night.ts';
import { expect, test } from '../support/test.ts';

test.use({ allowedStatuses: [404] });

const [fr, en] = [translator('fr')('search'), translator('en')('search')];
const search = (page: Page, { label } = fr) => page.getByRole('search').filter({ hasText: label }).first();
const field = (page: Page, words = fr) => search(page, words).getByRole('searchbox', { name: words.label });
const results = (page: Page, words = fr) => search(page, words).locator('ol').getByRole('link');
const status = (page: Page, words = fr) => search(page, words).getByRole('status');

for (const [path, words, typed, found] of [
  ['/ressources', fr, 'critere environnemental', articleHref(namedArticle('criteria'))],
  ['/en/nowhere', en, 'pricng', '/en/pricing'],
] as const)
  test(
    `${path}: "${typed}" finds ${found}, by keyboard alone, and says how many`,
    { tag: '@engines' },
    async ({ page }) => {
      await page.goto(path);
      await field(page, words).focus();
      await page.keyboard.type(typed);
      await page.keyboard.press('Enter');
      await expect(results(page, words)).not.toHaveCount(0);
      await expect(status(page, words)).toContainText(String(await results(page, words).count()));
      const targets = await results(page, words).evaluateAll((links) =>
        links.map((link) => link.getAttribute('href')),
      );
      expect(targets).toContain(found);
      for (let step = 0; step <= targets.indexOf(found); step += 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(found);
    },
  );

test('search finds glossary terms by name and acronym, and pages by task', async ({ page }) => {
  await page.goto('/ressources');
  for (const [typed, found] of [
    ['avenant', '/glossaire#avenant'],
    ['allotissement', '/glossaire#allotissement'],
    ['DCE', '/glossaire#'],
    ['CCTP', '/glossaire#'],
    ['maitrise d’oeuvre', '/glossaire#'],
    ['connexion', '/connexion'],
    ['se désinscrire', '/newsletter-config'],
  ] as const) {
    await field(page).fill(typed);
    await expect(results(page).and(page.locator(`[href^="${found}"]`))).not.toHaveCount(0);
  }
});

test('search announces each new search, also when it finds as many pages', async ({ page }) => {
  await page.goto('/ressources');
  const heard: (string | null)[] = [];
  for (const words of ['seuil', 'sim', 'xylophone qwertz', 'qwertz xylophone']) {
    await field(page).fill(words);
    await expect(status(page)).toContainText(words);
    heard.push(await status(page).textContent());
  }
  expect(new Set(heard).size).toBe(heard.length);
});

test('search without a result says so, and what to do', async ({ page }) => {
  await page.goto('/ressources');
  await field(page).fill('xylophone qwertz');
  await expect(status(page)).toHaveText(fr.none.replace('{{words}}', 'xylophone qwertz'));
  await expect(results(page)).toHaveCount(0);
  await field(page).fill('');
  await expect(status(page)).toBeEmpty();
});

test('search without its code says so, keeps the query, and links to the sitemap page', async ({ page }) => {
  await page.route('**/_astro/*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/ressources');
  await field(page).fill('tarifs');
  await field(page).press('Enter');
  await expect(status(page)).toHaveText(fr.failed);
  await expect(field(page)).toHaveValue('tarifs');
  await expect(search(page).getByRole('link', { name: fr.plan })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, words, plan] of [
    ['/nulle-part', fr, '/plan-du-site'],
    ['/en/resources', en, '/en/sitemap'],
  ] as const)
    test(
      `${path} leads to the plan of the site, and shows no field that does nothing`,
      { tag: NIGHT_IN[localeOf(path)] },
      async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('searchbox').first()).toBeHidden();
        await expect(page.getByRole('link', { name: words.plan }).first()).toHaveAttribute('href', plan);
      },
    );
});
