import { LOCALES } from '#locales.ts';
import { translator } from '../../support/translate.ts';
import { NO_MAIL_ID } from '#schemas/forms/demo-request.ts';
import { FORMS, NEWSLETTER, problemLine } from '../../support/browser/form-pages.ts';
import { NIGHT_IN } from '../../support/night.ts';
import { expect, test } from '../../support/test.ts';
import { beginning, ending } from '../../support/words.ts';

const { subscribe, link, errors: letterErrors } = NEWSLETTER;

test.use({ javaScriptEnabled: false, allowedStatuses: [404, 422, 503] });
test.skip(({ channel }) => channel === 'moz-firefox', 'WebDriver BiDi cannot turn scripts off');

for (const locale of LOCALES) {
  const { demo: words, problem, titlePrefix } = FORMS[locale];
  const { errors } = words;
  test(
    `demo form at ${words.path} without script is corrected and sent`,
    { tag: ['@engines', ...NIGHT_IN[locale]] },
    async ({ page }) => {
      await page.goto(words.path);
      const form = page.getByRole('form').filter({ has: page.getByRole('button', { name: words.submit }) });
      await form.getByLabel(words.firstName).fill('R2D2');
      await form.getByLabel(words.email).fill(`zoe-${locale}@example.org`);
      await form.getByLabel(words.challenges).fill('R&D, a < b\nligne "2"');
      await form.getByLabel(words.newsletter).check();
      await form.getByRole('button', { name: words.submit }).click();

      await expect(page).toHaveTitle(beginning(titlePrefix));
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      const summary = form.getByRole('alert');
      await expect(summary.getByRole('heading', { name: problem })).toBeVisible();
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText([
        problemLine(words.firstName, errors.firstName.invalid, locale),
        problemLine(words.lastName, errors.lastName.required, locale),
        problemLine(words.company, errors.company.required, locale),
        problemLine(words.role, errors.role.required, locale),
      ]);
      await expect(form.getByLabel(words.firstName)).toHaveAccessibleDescription(errors.firstName.invalid);
      await expect(form.getByLabel(words.firstName)).toHaveValue('R2D2');
      await expect(form.getByLabel(words.email)).toHaveValue(`zoe-${locale}@example.org`);
      await expect(form.getByLabel(words.challenges)).toHaveValue('R&D, a < b\nligne "2"');
      await expect(form.getByLabel(words.newsletter)).toBeChecked();
      expect(page.url()).not.toContain('zoe');

      await summary
        .getByRole('link', { name: problemLine(words.lastName, errors.lastName.required, locale) })
        .click();
      await expect(form.getByLabel(words.lastName, { exact: true })).toBeFocused();
      await form.getByLabel(words.firstName).fill('Zoë');
      await form.getByLabel(words.lastName, { exact: true }).fill('O’Brien');
      await form.getByLabel(words.company).fill('R&D');
      await form.getByLabel(words.role).selectOption({ index: 1 });
      await form.getByRole('button', { name: words.submit }).click();
      await expect(page).toHaveURL(words.thanks);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );
}

test('newsletter form without script keeps its boxes after an error', async ({ page }) => {
  await page.goto(subscribe.path);
  const form = page.locator('form[action="/api/newsletter"]');
  await form.getByLabel(subscribe.email).fill('lecteur@example.org');
  for (const box of await form.locator('[name=themes]').all()) await box.uncheck();
  await form.getByLabel(subscribe.consent).check();
  await form.getByRole('button', { name: subscribe.submit }).click();
  await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveText([
    problemLine(subscribe.themes, letterErrors.themes.required),
  ]);
  await expect(form.getByRole('group', { name: subscribe.themes })).toHaveAccessibleDescription(
    ending(letterErrors.themes.required),
  );
  await expect(form.getByLabel(subscribe.consent)).toBeChecked();
  await expect(form.locator('[name=themes]:checked')).toHaveCount(0);

  await form.locator('[name=themes]').first().check();
  await form.getByRole('button', { name: subscribe.submit }).click();
  await expect(page).toHaveURL(subscribe.thanks);
});

test('the page after a demo request asks for two times, or says that no mail can come', async ({ page }) => {
  const { thanks, received } = FORMS.fr.demo;
  const noMail = page.getByText(translator('fr')('answers.noMail'));
  await page.goto(thanks);
  await expect(page.getByText(received.reply)).toBeVisible();
  await expect(noMail).toBeHidden();
  await page.goto(`${thanks}#${NO_MAIL_ID}`);
  await expect(noMail).toBeVisible();
  await expect(page.getByText(received.reply)).toBeHidden();
});

for (const [address, title] of [
  [`confirm?token=id.1.signature`, link.confirm.title],
  [`unsubscribe?token=id.signature`, link.unsubscribe.title],
] as const) {
  test(`the link of a mail (${title}) shows a button, which says when it opens nothing`, async ({ page }) => {
    await page.goto(`/api/newsletter/${address}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('main').getByRole('button').click();
    await expect(page.getByRole('heading', { level: 1, name: link.unknown.title })).toBeVisible();
  });
}
