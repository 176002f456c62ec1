import type { Page } from '@playwright/test';
import { translator } from '../../src/i18n/translate.ts';
import { href } from '../../src/routes.ts';
import { PLANS } from '../../src/site.ts';
import { answerPosts, atWork, fillDemo, RECEIVED, withoutStamp } from '../support/form-pages.ts';
import { expect, test } from '../support/test.ts';

const send = (page: Page) => page.locator('main form').getByRole('button', { name: 'Demander une démo' });
const success = (page: Page) => page.getByRole('heading', { name: 'Demande reçue.' });
const firstName = (page: Page) => page.getByLabel('Prénom *');
const atRest = (page: Page) => expect(page.locator('main form').getByRole('status')).toHaveCount(1);

/** Holds the code of islands back until the function that it returns is called. */
async function holdChunks(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_astro/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test.beforeEach(({ page }) => withoutStamp(page));

test('A18: a reload gives back what was typed, chosen and ticked, before anything is touched', async ({
  page,
}) => {
  await atWork(page, '/demo');
  await fillDemo(page);
  await page.getByLabel('Vos enjeux').fill('a < b && R&D\nligne 2');
  await page.getByLabel(/^Je veux aussi/).check();
  await page.reload();
  await expect(firstName(page)).toHaveValue('Zoë');
  await expect(page.getByLabel('Fonction *')).toHaveValue('sales');
  await expect(page.getByLabel('Vos enjeux')).toHaveValue('a < b && R&D\nligne 2');
  await expect(page.getByLabel(/^Je veux aussi/)).toBeChecked();
});

test('A18: the other language keeps what was typed', async ({ page }) => {
  await atWork(page, '/demo');
  await fillDemo(page);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page.getByLabel('First name *')).toHaveValue('Zoë');
  await expect(page.getByLabel('Role *')).toHaveValue('sales');
});

test('a draft leaves when the form is received, and never holds a password', async ({ page }) => {
  await answerPosts(page, '/api/demo', RECEIVED);
  await atWork(page, '/demo');
  await fillDemo(page);
  await send(page).click();
  await expect(success(page)).toBeVisible();
  await page.reload();
  await page.locator('main form').hover();
  await atRest(page);
  await expect(firstName(page)).toHaveValue('');

  await atWork(page, '/connexion');
  await page.getByLabel('Adresse e-mail *').fill('zoe@exemple.fr');
  await page.getByLabel('Mot de passe *').fill('secret-12');
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).click();
  await page.getByLabel('Mot de passe *').fill('secret-123');
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).toContain('zoe@exemple.fr');
  expect(kept).not.toContain('secret');
  await page.reload();
  await expect(page.getByLabel('Adresse e-mail *')).toHaveValue('zoe@exemple.fr');
  await expect(page.getByLabel('Mot de passe *')).toHaveValue('');
});

test('a retry after a reload has the key of the first attempt', async ({ page }) => {
  const posts = await answerPosts(page, '/api/demo', { status: 200, body: 'unreadable' }, RECEIVED);
  await atWork(page, '/demo');
  await fillDemo(page);
  await send(page).click();
  await expect(page.getByRole('alert').getByText('L’envoi n’a pas abouti.')).toBeVisible();
  await page.reload();
  await expect(firstName(page)).toHaveValue('Zoë');
  await send(page).click();
  await expect(success(page)).toBeVisible();
  expect(posts[0]?.get('key')).toBe(posts[1]?.get('key'));
});

test('what was typed before the code came is kept, checked and sent once', async ({ page }) => {
  const posts = await answerPosts(page, '/api/demo', RECEIVED);
  const release = await holdChunks(page);
  await page.goto('/demo');
  await fillDemo(page);
  await send(page).click();
  expect(posts).toHaveLength(0);
  release();
  await expect(success(page)).toBeFocused();
  expect(posts).toHaveLength(1);
  expect(posts[0]?.get('firstName')).toBe('Zoë');
});

test('a first press on an empty form, before the code came, gives the summary and not a bubble', async ({
  page,
}) => {
  const release = await holdChunks(page);
  await page.goto('/demo');
  await send(page).click();
  release();
  await expect(page.locator('main form').getByRole('alert')).toBeFocused();
});

test('without its texts the form posts as HTML does, after the browser’s own checks', async ({ page }) => {
  await page.route('**/texts/**', (route) => route.abort('aborted'));
  await page.goto('/demo');
  await fillDemo(page);
  await send(page).click();
  await expect(page).toHaveURL('/demo/merci');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demande reçue.');
});

test('without its code the form posts as HTML does', async ({ page }) => {
  await page.route('**/_astro/DemoForm*', (route) => route.abort('aborted'));
  await page.goto('/en/demo');
  await fillDemo(page, 'en');
  await page.locator('main form').getByRole('button', { name: 'Request a demo' }).click();
  await expect(page).toHaveURL('/en/demo/thank-you');
});

test('the tender of the address is shown, sent, and can be taken away', async ({ page }) => {
  const posts = await answerPosts(page, '/api/demo', RECEIVED);
  await page.goto('/demo?ao=EX-003');
  await expect(page.getByText('Au sujet de EX-003')).toBeVisible();
  await fillDemo(page);
  await send(page).click();
  await expect(success(page)).toBeVisible();
  expect(posts[0]?.get('context')).toBe('EX-003');

  await page.goto('/demo?ao=EX-003');
  await page.getByRole('button', { name: 'Retirer' }).click();
  await expect(page.getByText('Au sujet de')).toHaveCount(0);
  await expect(firstName(page)).toBeFocused();
  await fillDemo(page);
  await send(page).click();
  await expect(success(page)).toBeVisible();
  expect(posts[1]?.has('context')).toBe(false);
});

test('the plan that a price leads from is shown and sent with the request', async ({ page }) => {
  const posts = await answerPosts(page, '/api/demo', RECEIVED);
  const [{ name }] = PLANS;
  const way = translator('fr')('pricing.enter.trial', { plan: name });
  await page.goto(href('pricing', 'fr'));
  await page.locator('main').getByRole('link', { name: way }).click();
  await expect(page.getByText(`Au sujet de ${name}`)).toBeVisible();
  await fillDemo(page);
  await send(page).click();
  await expect(success(page)).toBeVisible();
  expect(posts[0]?.get('context')).toBe(name);
});

test('the trap for robots is out of the way of people and of assistive technology', async ({ page }) => {
  await page.goto('/demo');
  await expect(page.locator('input[name=website]')).toBeHidden();
  await expect(page.getByLabel('Laissez ce champ vide')).toHaveAttribute('tabindex', '-1');
  expect(await page.locator('main form').ariaSnapshot()).not.toContain('Laissez ce champ vide');
});
