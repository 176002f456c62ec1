import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { atWork, fillDemo, FORMS, PERSON, TENDER } from '../../support/browser/form-pages.ts';
import { saveData } from '../../support/browser/hindrances.ts';
import { startSite, type RunningSite } from '../../support/running-site.ts';
import { expect, test } from '../../support/test.ts';

const { demo, retry, failed } = FORMS.fr;

let folder: string;
let site: RunningSite;

/** The leads that the server has on its disk, with their values. */
function leads(): object[] {
  const database = new DatabaseSync(path.join(folder, 'site.db'), { readOnly: true });
  try {
    const rows = database.prepare('SELECT email, locale, content FROM leads').all();
    return rows.map(({ content, ...row }) => ({ ...row, ...(JSON.parse(String(content)) as object) }));
  } finally {
    database.close();
  }
}

const form = (page: Page) => page.locator('main form');
const send = (page: Page) => form(page).getByRole('button', { name: demo.submit, exact: true });

test.beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'forms-'));
  site = await startSite({ DATA_DIR: folder });
});

test.afterEach(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('F11: a request sent while the server was away is on the disk once, as it was typed', async ({
  page,
}) => {
  await saveData(page);
  await atWork(page, `${site.origin}${demo.path}?ao=${TENDER}`);
  await fillDemo(page);
  await page.getByLabel(demo.challenges).fill('a < b && R&D');
  const { port } = site;
  site.process.kill('SIGTERM');
  await site.exited;
  // The watched context would count the failed request as a fault.
  await page.route('**/api/demo', (route) => route.abort('aborted'));
  await send(page).click();
  await expect(form(page).getByRole('alert')).toContainText(failed);
  await page.unroute('**/api/demo');
  site = await startSite({ DATA_DIR: folder, PORT: String(port) });
  await page.getByRole('button', { name: retry }).dblclick();
  await expect(page.getByRole('heading', { name: demo.received.title })).toBeFocused();
  expect(leads()).toEqual([
    expect.objectContaining({ ...PERSON, locale: 'fr', challenges: 'a < b && R&D', context: TENDER }),
  ]);
});
