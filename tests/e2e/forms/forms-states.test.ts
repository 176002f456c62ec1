import type { Page } from '@playwright/test';
import { LOCALES } from '#locales.ts';
import { faultsInEveryView } from '../../support/accessibility/faults.ts';
import {
  answerPosts,
  atWork,
  fillDemo,
  FORMS,
  LETTER,
  RECEIVED,
  TENDER,
  withoutFormToken,
} from '../../support/browser/form-pages.ts';
import { expect, test } from '../../support/test.ts';

const { demo, login, retry, sending } = FORMS.fr;

/** Every form, and the button that sends it. */
const BUTTONS = [
  ...LOCALES.map((locale) => [FORMS[locale].demo.path, FORMS[locale].demo.submit] as const),
  [login.path, login.submit],
  [LETTER.subscribe.path, LETTER.subscribe.submit],
  [LETTER.settings.path, LETTER.settings.save],
] as const;

test.use({ allowedStatuses: [503] });

test.beforeEach(({ page }) => withoutFormToken(page));

for (const [path, button] of BUTTONS)
  test(`${path} has no accessibility fault with everything wrong`, { tag: '@night' }, ({ page }) =>
    expectNoFaultIn(page, path, button),
  );

async function expectNoFaultIn(page: Page, path: string, button: string) {
  await atWork(page, path);
  const form = page.locator('main form');
  for (const box of await form.getByRole('checkbox').all()) await box.uncheck();
  await form.getByRole('button', { name: button, exact: true }).click();
  await expect(form.getByRole('alert')).toBeFocused();
  expect(await faultsInEveryView(page)).toEqual([]);
}

test(
  'forms: no accessibility fault while sending, refused, received, or about a tender',
  { tag: '@night' },
  async ({ page }) => {
    const message = FORMS.fr.refused.unavailable;
    const refusal = {
      status: 503,
      body: { status: 'refused', code: 'unavailable', message },
      headers: { 'Retry-After': '30' },
    };
    await answerPosts(page, '/api/demo', refusal, RECEIVED);
    await atWork(page, `${demo.path}?ao=${TENDER}`);
    await fillDemo(page);
    const form = page.locator('main form');
    await form.getByRole('button', { name: demo.submit }).click();
    await expect(form.getByRole('alert')).toContainText(message);
    expect(await faultsInEveryView(page)).toEqual([]);
    await page.getByRole('button', { name: retry }).click();
    await expect(page.getByRole('heading', { name: demo.received.title })).toBeFocused();
    expect(await faultsInEveryView(page)).toEqual([]);
  },
);

test('forms: no accessibility fault while sending', { tag: '@night' }, async ({ page }) => {
  await page.route('**/api/demo', () => {});
  await atWork(page, demo.path);
  await fillDemo(page);
  await page.locator('main form').getByRole('button', { name: demo.submit }).click();
  await expect(page.getByRole('button', { name: sending })).toBeVisible();
  expect(await faultsInEveryView(page)).toEqual([]);
});
