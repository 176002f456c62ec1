import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { THEMES } from '../../../src/schemas/content/themes.ts';
import { atWork, fillDemo, FORMS, LETTER, PERSON, TENDER } from '../../support/browser/form-pages.ts';
import { saveData } from '../../support/browser/hindrances.ts';
import { startSite, type RunningSite } from '../../support/running-site.ts';
import { expect, test } from '../../support/test.ts';

const { demo, retry, failed, refused } = FORMS.fr;
const { subscribe, themes } = LETTER;

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
const send = (page: Page, name = demo.submit) => form(page).getByRole('button', { name, exact: true });

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
  await atWork(page, `${site.origin}${demo.path}?ao=${TENDER}`);
  await fillDemo(page);
  await page.getByLabel(demo.challenges).fill('a < b && R&D');
  await send(page).dblclick();
  await expect(page.getByRole('heading', { name: demo.received.title })).toBeFocused();
  expect(leads()).toEqual([
    expect.objectContaining({
      ...PERSON,
      locale: 'fr',
      challenges: 'a < b && R&D',
      context: TENDER,
    }),
  ]);
});

test('409: a form corrected after its answer was lost is another request', async ({ page }) => {
  let stamps = 0;
  page.on('request', (request) => (stamps += Number(request.url().endsWith('/api/stamp'))));
  await atWork(page, site.origin + demo.path);
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
  await page.getByLabel(demo.company).fill('Autre');
  await send(page).click();
  await expect(form(page).getByText(refused.conflict)).toBeVisible();
  await send(page).click();
  await expect(page.getByRole('heading', { name: demo.received.title })).toBeFocused();
  expect(leads().map((lead) => Reflect.get(lead, 'company'))).toEqual([PERSON.company, 'Autre']);
  expect(stored('SELECT id FROM spam')).toEqual([]);
  expect(stamps, 'one for each').toBe(2);
});

test('a server that stopped loses nothing: the retry is heard once it is back', async ({ page }) => {
  await saveData(page);
  await atWork(page, site.origin + demo.path);
  await fillDemo(page);
  const { port } = site;
  site.process.kill('SIGTERM');
  await site.exited;
  // The watched context would count the failed request as a fault.
  await page.route('**/api/demo', (route) => route.abort('aborted'));
  await send(page).click();
  await expect(form(page).getByRole('alert')).toContainText(failed);
  await page.unroute('**/api/demo');
  site = await startSite({ DATA_DIR: folder, PORT: String(port) });
  await page.getByRole('button', { name: retry }).click();
  await expect(page.getByRole('heading', { name: demo.received.title })).toBeFocused();
  expect(leads()).toHaveLength(1);
});

test('a subscription waits for its confirmation, with the themes kept', async ({ page }) => {
  await atWork(page, site.origin + subscribe.path);
  await page.getByLabel(subscribe.email).fill(PERSON.email);
  await page.getByLabel(themes[0] ?? '').uncheck();
  await page.getByLabel(subscribe.consent).check();
  await send(page, subscribe.submit).click();
  await expect(page.getByRole('heading', { name: subscribe.received.title })).toBeFocused();
  const [subscription] = stored<{ themes: string; status: string }>(
    'SELECT themes, status FROM subscriptions',
  );
  expect(subscription?.status).toBe('pending');
  expect(subscription?.themes).not.toContain(THEMES[0]);
});
