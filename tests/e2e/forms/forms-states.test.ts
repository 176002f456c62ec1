import type { Page } from '@playwright/test';
import { LOCALES } from '#locales.ts';
import { accessibilityFaults } from '../../support/accessibility/faults.ts';
import {
  answerPosts,
  openForm,
  fillDemo,
  FORMS,
  NEWSLETTER,
  RECEIVED,
  TENDER,
  failFormToken,
} from '../../support/browser/form-pages.ts';
import { expect, test } from '../../support/test.ts';

const { demo, login, retry, sending } = FORMS.fr;

/** Every form, and the button that sends it. */
const BUTTONS = [
  ...LOCALES.map((locale) => [FORMS[locale].demo.path, FORMS[locale].demo.submit] as const),
  [login.path, login.submit],
  [NEWSLETTER.subscribe.path, NEWSLETTER.subscribe.submit],
  [NEWSLETTER.settings.path, NEWSLETTER.settings.save],
] as const;

test.use({ allowedStatuses: [503] });

test.beforeEach(({ page }) => failFormToken(page));

for (const [path, button] of BUTTONS)
  test(`${path} has no accessibility fault with everything wrong`, { tag: '@night' }, ({ page }) =>
    expectNoFaultIn(page, path, button),
  );

async function expectNoFaultIn(page: Page, path: string, button: string) {
  await openForm(page, path);
  const form = page.locator('main form');
  for (const box of await form.getByRole('checkbox').all()) await box.uncheck();
  await form.getByRole('button', { name: button, exact: true }).click();
  await expect(form.getByRole('alert')).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
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
    await openForm(page, `${demo.path}?ao=${TENDER}`);
    await fillDemo(page);
    const form = page.locator('main form');
    await form.getByRole('button', { name: demo.submit }).click();
    await expect(form.getByRole('alert')).toContainText(message);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: retry }).click();
    await expect(page.getByRole('heading', { name: demo.received.title })).toBeFocused();
    expect(await accessibilityFaults(page)).toEqual([]);
  },
);

test('forms: no accessibility fault while sending', { tag: '@night' }, async ({ page }) => {
  await page.route('**/api/demo', () => {});
  await openForm(page, demo.path);
  await fillDemo(page);
  await page.locator('main form').getByRole('button', { name: demo.submit }).click();
  await expect(page.getByRole('button', { name: sending })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});
