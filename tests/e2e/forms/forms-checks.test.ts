import type { Page } from '@playwright/test';
import { DEMO_LIMITS } from '#schemas/forms/demo-request.ts';
import {
  answerPosts,
  openForm,
  fillDemo,
  FORMS,
  NEWSLETTER,
  problemLine,
  PERSON,
  RECEIVED,
  failFormToken,
} from '../../support/browser/form-pages.ts';
import { expect, test } from '../../support/test.ts';
import { beginning, ending } from '../../support/words.ts';

/** A field by label, the value that is wrong, and what is said of it. */
type Fault = readonly [label: string, value: string, message: string];

const { demo, problem, titlePrefix } = FORMS.fr;
const { subscribe, errors: letterErrors } = NEWSLETTER;

const FAULTS: readonly (readonly [path: string, faults: readonly Fault[]])[] = [
  [
    demo.path,
    [
      [demo.firstName, '', demo.errors.firstName.required],
      [demo.firstName, 'R2D2', demo.errors.firstName.invalid],
      [demo.company, 'x'.repeat(DEMO_LIMITS.company + 1), demo.errors.company.tooLong],
    ],
  ],
  [subscribe.path, [[subscribe.email, 'zoe', letterErrors.email.unfinished]]],
];

const field = (page: Page, label: string) => page.locator('main form').getByLabel(label, { exact: true });
const summary = (page: Page) => page.locator('main form').getByRole('alert');
const send = (page: Page, name = demo.submit) =>
  page.locator('main form').getByRole('button', { name, exact: true });

test.beforeEach(({ page }) => failFormToken(page));

for (const [path, faults] of FAULTS) {
  test(`${path} names a field and its problem when it is left, and none before`, async ({ page }) => {
    await openForm(page, path);
    await expect(page.locator('main form [required]:not([aria-invalid=false])')).toHaveCount(0);
    for (const [label, value, message] of faults) {
      await field(page, label).fill('x');
      await field(page, label).fill(value);
      await field(page, label).blur();
      await expect(field(page, label)).toHaveAccessibleDescription(ending(message));
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('main form').getByRole('status')).toHaveText(problemLine(label, message));
      const isAddress = (await field(page, label).getAttribute('type')) === 'email';
      await field(page, label).fill(isAddress ? PERSON.email : 'Abcdefgh');
      await expect(field(page, label)).not.toHaveAttribute('aria-invalid', 'true');
    }
  });
}

test(
  'demo form: error summary lists every error in the order of the form and links to its field',
  { tag: '@engines' },
  async ({ page }) => {
    const posts = await answerPosts(page, '/api/demo', RECEIVED);
    await openForm(page, demo.path);
    const title = await page.title();
    await send(page).evaluate((button) =>
      new MutationObserver(() => button.setAttribute('data-changed', '')).observe(button, {
        characterData: true,
        subtree: true,
      }),
    );
    await send(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('heading', { name: problem })).toBeVisible();
    await expect(page).toHaveTitle(`${titlePrefix}${title}`);
    const faults = [
      [demo.firstName, demo.errors.firstName.required],
      [demo.lastName, demo.errors.lastName.required],
      [demo.email, demo.errors.email.required],
      [demo.company, demo.errors.company.required],
      [demo.role, demo.errors.role.required],
    ] as const;
    await expect(summary(page).getByRole('link')).toHaveText(
      faults.map(([label, message]) => problemLine(label, message)),
    );
    for (const [label, message] of faults) {
      await expect(field(page, label)).toHaveAccessibleDescription(ending(message));
      await summary(page)
        .getByRole('link', { name: problemLine(label, message) })
        .click();
      await expect(field(page, label)).toBeFocused();
    }
    expect(posts).toEqual([]);
    await expect(send(page)).not.toHaveAttribute('data-changed');
    await expect(page).toHaveURL(demo.path);
  },
);

test(
  'demo form in English can be corrected and sent by keyboard alone',
  { tag: '@engines' },
  async ({ page }) => {
    const { demo: english, titlePrefix: prefix } = FORMS.en;
    await answerPosts(page, '/api/demo', RECEIVED);
    await openForm(page, english.path);
    await fillDemo(page, 'en');
    await field(page, english.firstName).fill('');
    await field(page, english.company).press('Enter');
    await expect(summary(page)).toBeFocused();
    await expect(page).toHaveTitle(beginning(prefix));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(field(page, english.firstName)).toBeFocused();
    await page.keyboard.type('Zoë');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: english.received.title })).toBeFocused();
    await expect(page).not.toHaveTitle(beginning(prefix));
  },
);

test('demo form: fields have autocomplete attributes', async ({ page }) => {
  await openForm(page, demo.path);
  const tokens = {
    [demo.firstName]: 'given-name',
    [demo.lastName]: 'family-name',
    [demo.email]: 'email',
    [demo.company]: 'organization',
    [demo.role]: 'organization-title',
  };
  for (const [label, token] of Object.entries(tokens))
    await expect(field(page, label)).toHaveAttribute('autocomplete', token);
  await expect(field(page, demo.email)).toHaveAttribute('type', 'email');
  await expect(field(page, demo.email)).toHaveAttribute('inputmode', 'email');
});
