import { spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { deskTranslator } from '#i18n/desk-translate.ts';
import { openStore } from '#server/store/open.ts';
import { faultsInEveryView } from '../support/accessibility/faults.ts';
import { newLead, keepAsSpam } from '../support/server/stores.ts';
import { ROOT, SURROUNDINGS } from '../support/running-site.ts';
import { expect, test } from '../support/test.ts';

const t = deskTranslator('fr');

/** Runs `npm run leads -- open` on a store with a request of each kind; gives the link that it prints. */
async function openDesk() {
  const folder = mkdtempSync(path.join(tmpdir(), 'desk-'));
  const DATA_DIR = path.join(folder, 'data');
  const store = await openStore({ DATA_DIR });
  for (let n = 0; n < 3; n += 1) await store.leads.accept(newLead(n, { at: Date.now() - n * 60_000 }));
  await keepAsSpam(store, newLead(9), 'honeypot');
  await store.errors.record({ fingerprint: 'x', message: 'Boom', path: '/tarifs' }, Date.now());
  await store.subscriptions.request({
    email: 'zoe@example.org',
    themes: ['detecter'],
    locale: 'fr',
    at: Date.now(),
  });
  await store.close();
  const child = spawn(process.execPath, ['src/server/operations/leads.ts', 'open', '--print'], {
    cwd: ROOT,
    env: { ...SURROUNDINGS, DATA_DIR, LANG: 'fr_FR.UTF-8' },
  });
  let said = '';
  for await (const [chunk] of on(child.stdout, 'data')) {
    said += String(chunk);
    if (said.includes(t('desk.stop'))) break;
  }
  return {
    link: /http:\S+/.exec(said)?.[0] ?? '',
    async stop() {
      child.kill('SIGINT');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

test.use({ allowedStatuses: [404] });

let desk: Awaited<ReturnType<typeof openDesk>>;
test.beforeEach(async () => {
  desk = await openDesk();
});
test.afterEach(() => desk.stop());

/** Tabs until something has the focus, and presses Enter on it. */
async function pressByKeyboard(page: Page, name: string | RegExp, role: 'link' | 'button') {
  const target = page.getByRole(role, { name, exact: true }).first();
  for (let n = 0; n < 60; n += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
  await page.keyboard.press('Enter');
}

test(
  'the team’s pages have no accessibility fault, however they are looked at',
  { tag: '@night' },
  async ({ page }) => {
    await page.goto(desk.link);
    const request = String(await page.locator('tbody a').first().getAttribute('href'));
    const person = '/person?email=person1%40example.org';
    for (const where of ['/', request, '/spam', '/subscribers', '/errors', person, '/nowhere']) {
      await page.goto(new URL(where, desk.link).href);
      expect.soft(await faultsInEveryView(page), where).toEqual([]);
    }
  },
);

test('a request is set aside, taken back and forgotten by keyboard alone', async ({ page }) => {
  await page.goto(desk.link);
  await pressByKeyboard(page, /^Zoë O’Brien/, 'link');
  await expect(page.getByRole('heading', { name: t('desk.messages.title') })).toBeVisible();
  await pressByKeyboard(page, t('desk.marking.submit'), 'button');
  await expect(page.getByRole('status')).toHaveText(t('desk.marking.done'));
  await pressByKeyboard(page, t('desk.marking.back'), 'button');
  await expect(page.getByRole('status')).toHaveText(t('desk.marking.returned'));
  await pressByKeyboard(page, t('desk.leads'), 'link');
  await pressByKeyboard(page, /^Zoë O’Brien/, 'link');
  await pressByKeyboard(page, t('desk.forget.open'), 'link');
  await pressByKeyboard(page, t('desk.forget.submit'), 'button');
  await expect(page.getByText(t('desk.forget.nothing'))).toBeVisible();
});
