import type { Page } from '@playwright/test';
import { LOCALES } from '#locales.ts';
import { demoHref } from '#routes.ts';
import { PASSWORD_LENGTH } from '#schemas/forms/login.ts';
import { LIMITS } from '#schemas/forms/fields.ts';
import { LOGIN_OPENING } from '#site.ts';
import {
  openForm,
  answerPosts,
  FORMS,
  problemLine,
  failFormToken,
} from '../../support/browser/form-pages.ts';
import { NIGHT_IN } from '../../support/night.ts';
import { expect, test } from '../../support/test.ts';

/** The messages that the specification quotes. */
const SPECIFIED = {
  email: { invalid: 'Email invalide', tooLong: 'Email trop long' },
  password: { tooShort: 'Mot de passe trop court', tooLong: 'Mot de passe trop long' },
};

const { login, showPassword, hidePassword } = FORMS.fr;
const EMAIL = 'zoe@exemple.fr';
const PASSWORD = 'secret-1234';

/** Wrong credentials, and the two messages that they get. */
const REFUSED = [
  [
    'zoe@-exemple.fr',
    'x'.repeat(PASSWORD_LENGTH.min - 1),
    SPECIFIED.email.invalid,
    SPECIFIED.password.tooShort,
  ],
  [
    `${'x'.repeat(LIMITS.email)}@exemple.fr`,
    'x'.repeat(PASSWORD_LENGTH.max + 1),
    SPECIFIED.email.tooLong,
    SPECIFIED.password.tooLong,
  ],
] as const;

const form = (page: Page) => page.locator('main form');
const summary = (page: Page) => form(page).getByRole('alert');

async function logIn(page: Page, email: string, password: string, locale: (typeof LOCALES)[number] = 'fr') {
  const words = FORMS[locale].login;
  await page.getByLabel(words.email).fill(email);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await form(page).getByRole('button', { name: words.submit, exact: true }).click();
}

/** Expects the answer while accounts are not open: what was typed stays but the password, and a link asks to be told. */
async function expectNotOpen(page: Page, locale: (typeof LOCALES)[number]) {
  const { refused: refusals, login: words } = FORMS[locale];
  await expect(page).toHaveURL(words.path);
  await expect(summary(page)).toContainText(refusals['not-open']);
  await expect(summary(page).getByRole('link')).toHaveAttribute('href', demoHref(LOGIN_OPENING, locale));
  await expect(page.getByLabel(words.email)).toHaveValue(EMAIL);
}

test.use({ allowedStatuses: [422, 503] });

test.describe('login with script', () => {
  test.beforeEach(({ page }) => failFormToken(page));

  test('login form shows the specified messages beside its fields', async ({ page }) => {
    await openForm(page, login.path);
    for (const [email, password, ...messages] of REFUSED) {
      await logIn(page, email, password);
      await expect(summary(page).getByRole('link')).toHaveText([
        problemLine(login.email, messages[0]),
        problemLine(login.password, messages[1]),
      ]);
      await expect(page.getByLabel(login.password, { exact: true })).toHaveAttribute('aria-invalid', 'true');
    }
  });

  for (const locale of LOCALES)
    test(
      `login form at ${FORMS[locale].login.path} answers in place that accounts are not open`,
      { tag: NIGHT_IN[locale] },
      async ({ page }) => {
        await openForm(page, FORMS[locale].login.path);
        await logIn(page, EMAIL, PASSWORD, locale);
        await expect(summary(page)).toBeFocused();
        await expectNotOpen(page, locale);
        await expect(page.getByRole('button', { name: FORMS[locale].retry })).toHaveCount(0);
      },
    );

  test('login form leads to the address that the server answers', async ({ page }) => {
    const location = new URL(FORMS.fr.demo.path, process.env['SITE_ORIGIN']).href;
    const posts = await answerPosts(page, '/api/login', {
      status: 200,
      body: { status: 'signed-in', location },
    });
    await openForm(page, login.path);
    await logIn(page, EMAIL, PASSWORD);
    await expect(page).toHaveURL(location);
    expect([posts.length, posts[0]?.get('email'), posts[0]?.get('password')]).toEqual([1, EMAIL, PASSWORD]);
  });

  test('password field can be pasted into and shown, and is marked for password managers', async ({
    page,
  }) => {
    await openForm(page, login.path);
    const password = page.getByLabel(login.password, { exact: true });
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await password.focus();
    const isPasteBlocked = await password.evaluate((element) => {
      const paste = new ClipboardEvent('paste', {
        clipboardData: new DataTransfer(),
        bubbles: true,
        cancelable: true,
      });
      return !element.dispatchEvent(paste);
    });
    expect(isPasteBlocked).toBe(false);
    await password.fill(PASSWORD);
    await page.getByRole('button', { name: showPassword }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toHaveValue(PASSWORD);
    await page.getByRole('button', { name: hidePassword }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  test('login draft keeps the address and never the password', async ({ page }) => {
    await openForm(page, login.path);
    await page.getByLabel(login.email).fill(EMAIL);
    await page.getByLabel(login.password, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: showPassword }).click();
    await page.getByLabel(login.password, { exact: true }).fill(`${PASSWORD}5`);
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(kept).toContain(EMAIL);
    expect(kept).not.toContain('secret');
    await page.reload();
    await expect(page.getByLabel(login.email)).toHaveValue(EMAIL);
    await expect(page.getByLabel(login.password, { exact: true })).toHaveValue('');
  });
});

test.describe('login without script', () => {
  test.use({ javaScriptEnabled: false });
  test.skip(({ channel }) => channel === 'moz-firefox', 'WebDriver BiDi cannot turn scripts off');

  test('login form without script shows the specified messages', async ({ page }) => {
    await page.goto(login.path);
    for (const [email, password, ...messages] of REFUSED) {
      await logIn(page, email, password);
      await expect(summary(page).getByRole('link')).toHaveText([
        problemLine(login.email, messages[0]),
        problemLine(login.password, messages[1]),
      ]);
      await expect(page.getByLabel(login.email)).toHaveValue(email);
      await page.goto(login.path);
    }
  });

  for (const locale of LOCALES)
    test(
      `login form at ${FORMS[locale].login.path} without script answers in place that accounts are not open`,
      { tag: NIGHT_IN[locale] },
      async ({ page }) => {
        await page.goto(FORMS[locale].login.path);
        await logIn(page, EMAIL, PASSWORD, locale);
        await expect(summary(page)).toContainText(FORMS[locale].refused['not-open']);
        await expect(summary(page).getByRole('link')).toHaveAttribute(
          'href',
          demoHref(LOGIN_OPENING, locale),
        );
        await expect(page.getByLabel(FORMS[locale].login.email)).toHaveValue(EMAIL);
        await expect(page.getByLabel(FORMS[locale].login.password, { exact: true })).toHaveValue('');
        expect(await page.content()).not.toContain(PASSWORD);
      },
    );
});
