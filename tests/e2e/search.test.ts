/** The search of the site, on the page of unknown addresses and among the resources. */
import type { Page } from '@playwright/test';
import { NAMED_ARTICLES } from '../../src/editorial/articles/named.ts';
import { messages } from '../../src/i18n/messages/index.ts';
import { articleHref } from '../../src/routes.ts';
import { expect, visiting as test } from '../support/test.ts';

test.use({ allowedStatuses: [404] });

const { fr, en } = { fr: messages.fr.search, en: messages.en.search };
const search = (page: Page, { label } = fr) => page.getByRole('search').filter({ hasText: label }).first();
const field = (page: Page, words = fr) => search(page, words).getByRole('searchbox', { name: words.label });
const results = (page: Page, words = fr) => search(page, words).locator('ol').getByRole('link');
const status = (page: Page, words = fr) => search(page, words).getByRole('status');

for (const [path, words, typed, found] of [
  ['/nulle-part', fr, 'tarif', '/tarifs'],
  ['/ressources', fr, 'critere environnemental', articleHref(NAMED_ARTICLES.criteria)],
  ['/en/nowhere', en, 'pricing', '/en/pricing'],
  ['/en/resources', en, 'pricng', '/en/pricing'],
] as const)
  test(`${path}: "${typed}" finds ${found}, by keyboard alone, and says how many`, async ({ page }) => {
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
  });

test('entries of the glossary are found by name and by acronym, and pages of a task by what one does', async ({
  page,
}) => {
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

test('an English search names the pages that are in French only', async ({ page }) => {
  await page.goto('/en/resources');
  await field(page, en).fill('signaux faibles');
  const french = results(page, en).and(page.locator('[hreflang=fr]')).first();
  await expect(french).toHaveAttribute('lang', 'fr');
});

test('nothing is fetched before the visitor comes to it', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const code = () => fetched.filter((path) => /\.js(?:on)?$/.test(path));
  await page.goto('/ressources', { waitUntil: 'networkidle' });
  expect(code()).toEqual([]);
  await field(page).focus();
  await expect.poll(code).not.toEqual([]);
});

test('no page says so, and what to do', async ({ page }) => {
  await page.goto('/ressources');
  await field(page).fill('xylophone qwertz');
  await expect(status(page)).toHaveText(fr.none);
  await expect(results(page)).toHaveCount(0);
  await field(page).fill('');
  await expect(status(page)).toBeEmpty();
});

test('a slow answer is announced, and the last words count', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/search.fr.json', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/ressources');
  await field(page).fill('glossaire');
  await expect(status(page)).toHaveText(fr.searching);
  await field(page).fill('tarifs');
  await field(page).press('Enter');
  release();
  await expect(results(page).first()).toHaveAttribute('href', '/tarifs');
});

test('code that is blocked says so, keeps what was typed, and leaves the plan in reach', async ({ page }) => {
  await page.route('**/_astro/*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/ressources');
  await field(page).fill('tarifs');
  await field(page).press('Enter');
  await expect(status(page)).toHaveText(fr.failed);
  await expect(field(page)).toHaveValue('tarifs');
  await expect(search(page).getByRole('link', { name: fr.plan })).toBeVisible();
});

test('a mistyped address names the pages near it', async ({ page }) => {
  await page.goto('/tarfis');
  await expect(search(page).getByText(fr.near)).toBeVisible();
  await search(page).getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL('/tarifs');
});

for (const path of ['/xqzwkv', '/nulle-part'])
  test(`an address like no other names none: ${path}`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(search(page).getByText(fr.near)).toBeHidden();
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, words, plan] of [
    ['/nulle-part', fr, '/plan-du-site'],
    ['/en/resources', en, '/en/sitemap'],
  ] as const)
    test(`${path} leads to the plan of the site, and shows no field that does nothing`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('searchbox').first()).toBeHidden();
      await expect(page.getByRole('link', { name: words.plan }).first()).toHaveAttribute('href', plan);
    });
});
