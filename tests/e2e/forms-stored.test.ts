import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { translator } from '../../src/i18n/translate.ts';
import { atWork, fillDemo } from '../support/form-pages.ts';
import { startSite, type RunningSite } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

let folder: string;
let site: RunningSite;

/** What the server has on its disk. */
function stored<Row>(query: string): Row[] {
  const database = new DatabaseSync(path.join(folder, 'site.db'), { readOnly: true });
  try {
    return database.prepare(query).all() as Row[]; // the query names the columns
  } finally {
    database.close();
  }
}

const leads = () =>
  stored<{ email: string; locale: string; content: string }>('SELECT email, locale, content FROM leads').map(
    ({ content, ...row }) => ({ ...row, ...(JSON.parse(content) as object) }),
  );
const form = (page: Page) => page.locator('main form');
const send = (page: Page, name = 'Demander une démo') =>
  form(page).getByRole('button', { name, exact: true });

test.use({ allowedStatuses: [401, 409, 422, 503] });

test.beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'forms-'));
  site = await startSite({ DATA_DIR: folder });
});

test.afterEach(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('F11: a request pressed twice is on the disk once, as it was typed', async ({ page }) => {
  await atWork(page, `${site.origin}/demo?ao=EX-003`);
  await fillDemo(page);
  await page.getByLabel('Vos enjeux').fill('a < b && R&D');
  await send(page).dblclick();
  await expect(page.getByRole('heading', { name: 'Demande reçue.' })).toBeFocused();
  expect(leads()).toEqual([
    expect.objectContaining({
      email: 'zoe@exemple.fr',
      locale: 'fr',
      firstName: 'Zoë',
      lastName: 'O’Brien',
      company: 'R&D',
      challenges: 'a < b && R&D',
      context: 'EX-003',
    }),
  ]);
});

test('a person whom the browser helps is not taken for a robot', async ({ page }) => {
  await page.goto(`${site.origin}/en/demo`);
  await fillDemo(page, 'en');
  await send(page, 'Request a demo').click();
  await expect(page.getByRole('heading', { name: 'Request received.' })).toBeFocused();
  expect(leads()).toEqual([expect.objectContaining({ email: 'zoe@exemple.fr', locale: 'en' })]);
});

test('409: a form corrected after its answer was lost is another request, and not taken for a replay', async ({
  page,
}) => {
  let stamps = 0;
  page.on('request', (request) => (stamps += Number(request.url().endsWith('/api/stamp'))));
  await atWork(page, `${site.origin}/demo`);
  await fillDemo(page);
  const lost = { status: 'refused', code: 'unavailable', message: 'Perdu.' };
  await page.route(
    '**/api/demo',
    async (route) => {
      await route.fetch();
      await route.fulfill({ status: 503, json: lost });
    },
    { times: 1 },
  );
  await send(page).click();
  await expect(form(page).getByText('Perdu.')).toBeVisible();
  await page.getByLabel('Entreprise *').fill('Autre');
  await send(page).click();
  await expect(form(page).getByText(translator('fr')('answers.refused.conflict'))).toBeVisible();
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Demande reçue.' })).toBeFocused();
  expect(leads().map((lead) => Reflect.get(lead, 'company'))).toEqual(['R&D', 'Autre']);
  expect(stored('SELECT id FROM spam')).toEqual([]);
  expect(stamps, 'one for each').toBe(2);
});

test('422: a company made of tags alone is refused at its field, by the server', async ({ page }) => {
  await atWork(page, `${site.origin}/demo`);
  await fillDemo(page);
  await page.getByLabel('Entreprise *').fill('<b></b>');
  await send(page).click();
  await expect(page.getByLabel('Entreprise *')).toHaveAccessibleDescription("L'entreprise est requise");
  await expect(page.getByLabel('Entreprise *')).toHaveValue('<b></b>');
  expect(leads()).toEqual([]);
});

test('a server that stopped loses nothing: the retry is heard once it is back', async ({ page }) => {
  await atWork(page, `${site.origin}/demo`);
  await fillDemo(page);
  const { port } = site;
  site.process.kill('SIGTERM');
  await site.exited;
  // The watched context would count the failed request as a fault.
  await page.route('**/api/demo', (route) => route.abort('aborted'));
  await send(page).click();
  await expect(form(page).getByRole('alert')).toContainText('L’envoi n’a pas abouti.');
  await page.unroute('**/api/demo');
  site = await startSite({ DATA_DIR: folder, PORT: String(port) });
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { name: 'Demande reçue.' })).toBeFocused();
  expect(leads()).toHaveLength(1);
});

test('a subscription waits for its confirmation, with the themes kept', async ({ page }) => {
  await atWork(page, `${site.origin}/newsletter`);
  await page.getByLabel('Adresse e-mail *').fill('zoe@exemple.fr');
  await page.getByLabel('Détecter les marchés').uncheck();
  await page.getByLabel(/^J’accepte/).check();
  await send(page, 'M’inscrire').click();
  await expect(
    page.getByRole('heading', { name: translator('fr')('newsletter.success.title') }),
  ).toBeFocused();
  const [subscription] = stored<{ themes: string; status: string }>(
    'SELECT themes, status FROM subscriptions',
  );
  expect(subscription?.status).toBe('pending');
  expect(subscription?.themes).not.toContain('detecter');
});

test('a change of settings without a signed link says that a message will tell', async ({ page }) => {
  await atWork(page, `${site.origin}/newsletter-config`);
  await page.getByLabel('Adresse inscrite *').fill('zoe@exemple.fr');
  await send(page, 'Me désinscrire').click();
  await expect(page.getByText(translator('fr')('newsletter.config.asked.text'))).toBeVisible();
});

test('a login that is not open says so, and keeps the address', async ({ page }) => {
  await atWork(page, `${site.origin}/connexion`);
  await page.getByLabel('Adresse e-mail *').fill('zoe@exemple.fr');
  await page.getByLabel('Mot de passe *').fill('12345678');
  await send(page, 'Se connecter').click();
  await expect(form(page).getByRole('alert')).toContainText("La connexion n'est pas encore ouverte");
  await expect(page.getByLabel('Adresse e-mail *')).toHaveValue('zoe@exemple.fr');
});
