import type { Locator } from '@playwright/test';
import { translator } from '../../src/i18n/translate.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false, allowedStatuses: [404, 422, 503] });

const FORMS = [
  {
    path: '/demo',
    thanks: '/demo/merci',
    words: {
      lang: 'fr',
      problem: 'Il y a un problème',
      prefix: /^Erreur : /,
      submit: 'Demander une démo',
      firstName: /^Prénom/,
      lastName: /^Nom/,
      email: /^E-mail/,
      company: /^Entreprise/,
      role: /^Fonction/,
      challenges: 'Vos enjeux',
      letter: /lettre d’information/,
      invalidName: 'Lettres, espaces, tirets, apostrophes Caractères invalides',
      wrong: [
        'Caractères invalides',
        'Le nom est requis',
        "L'entreprise est requise",
        'Indiquez votre fonction',
      ],
    },
  },
  {
    path: '/en/demo',
    thanks: '/en/demo/thank-you',
    words: {
      lang: 'en',
      problem: /problem/,
      prefix: /^Error: /,
      submit: 'Request a demo',
      firstName: /^First name/,
      lastName: /^Last name/,
      email: /email/i,
      company: /^Company/,
      role: /^Role|^Job/,
      challenges: /challenges/i,
      letter: /newsletter/,
      invalidName: 'Letters, spaces, dashes, apostrophes Invalid characters',
      wrong: ['Invalid characters', 'Last name is required', 'Company is required', 'Tell us your role'],
    },
  },
] as const;

for (const { path, thanks, words } of FORMS) {
  test(`F14: a demo request from ${path} is corrected and sent without script`, async ({ page }) => {
    await page.goto(path);
    const form = page.getByRole('form').filter({ has: page.getByRole('button', { name: words.submit }) });
    await form.getByLabel(words.firstName).fill('R2D2');
    await form.getByLabel(words.email).fill(`zoe-${words.lang}@example.org`);
    await form.getByLabel(words.challenges).fill('R&D, a < b\nligne "2"');
    await form.getByLabel(words.letter).check();
    await leaveChecksToServer(form);
    await form.getByRole('button', { name: words.submit }).click();

    await expect(page).toHaveTitle(words.prefix);
    await expect(page.locator('html')).toHaveAttribute('lang', words.lang);
    const summary = form.getByRole('alert');
    await expect(summary.getByRole('heading', { name: words.problem })).toBeVisible();
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([...words.wrong]);
    await expect(form.getByLabel(words.firstName)).toHaveAccessibleDescription(words.invalidName);
    await expect(form.getByLabel(words.firstName)).toHaveValue('R2D2');
    await expect(form.getByLabel(words.email)).toHaveValue(`zoe-${words.lang}@example.org`);
    await expect(form.getByLabel(words.challenges)).toHaveValue('R&D, a < b\nligne "2"');
    await expect(form.getByLabel(words.letter)).toBeChecked();
    expect(page.url()).not.toContain('zoe');

    await summary.getByRole('link', { name: words.wrong[1] }).click();
    await expect(form.getByLabel(words.lastName)).toBeFocused();
    await form.getByLabel(words.firstName).fill('Zoë');
    await form.getByLabel(words.lastName).fill('O’Brien');
    await form.getByLabel(words.company).fill('R&D');
    await form.getByLabel(words.role).selectOption({ index: 1 });
    await form.getByRole('button', { name: words.submit }).click();
    await expect(page).toHaveURL(thanks);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('F14: the page of /inscription answers as itself', async ({ page }) => {
  await page.goto('/inscription');
  const form = page.locator('form[action="/api/demo"]');
  await leaveChecksToServer(form);
  await form.getByRole('button', { name: 'Demander une démo' }).click();
  await expect(page).toHaveTitle(/^Erreur : /);
  await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveCount(5);
});

test('F14: a login that is not open says so, keeps the address and gives no password back', async ({
  page,
}) => {
  await page.goto('/connexion');
  await page.getByLabel(/Adresse e-mail/).fill('zoe@example.org');
  await page.getByLabel(/^Mot de passe/).fill('Secret-1234');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    "La connexion n'est pas encore ouverte",
  );
  await expect(page.getByLabel(/Adresse e-mail/)).toHaveValue('zoe@example.org');
  await expect(page.getByLabel(/^Mot de passe/)).toHaveValue('');
  expect(await page.content()).not.toContain('Secret-1234');
});

test('F14: the newsletter keeps the boxes as they were, then leads to the mailbox', async ({ page }) => {
  await page.goto('/newsletter');
  const form = page.locator('form[action="/api/newsletter"]');
  await form.getByLabel(/e-mail/i).fill('lecteur@example.org');
  for (const box of await form.locator('[name=themes]').all()) await box.uncheck();
  await form.getByLabel(/J’accepte/).check();
  await form.getByRole('button', { name: 'M’inscrire' }).click();
  await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveText([
    'Gardez au moins un thème',
  ]);
  await expect(form.getByRole('group', { name: 'Thèmes' })).toHaveAccessibleDescription(
    /Gardez au moins un thème/,
  );
  await expect(form.getByLabel(/J’accepte/)).toBeChecked();
  await expect(form.locator('[name=themes]:checked')).toHaveCount(0);

  await form.locator('[name=themes]').first().check();
  await form.getByRole('button', { name: 'M’inscrire' }).click();
  await expect(page).toHaveURL('/newsletter/merci');
});

test('a change of settings without a link says that a message brings one', async ({ page }) => {
  await page.goto('/newsletter-config');
  await page.getByLabel(/Adresse inscrite/).fill('lecteur@example.org');
  await page.getByRole('button', { name: 'Enregistrer mes choix' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Regardez votre messagerie' })).toBeVisible();
  await expect(page).toHaveTitle('Regardez votre messagerie');
});

/** The words of the page behind the links of mails. */
const LINK = translator('fr')('newsletter.link');

for (const [address, title] of [
  [`confirm?token=${'a'.repeat(43)}`, LINK.states.confirm.title],
  [`unsubscribe?token=${'a'.repeat(43)}`, LINK.states.unsubscribe.title],
] as const) {
  test(`the link of a mail (${title}) shows a button, which says when it opens nothing`, async ({ page }) => {
    await page.goto(`/api/newsletter/${address}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('main').getByRole('button').click();
    await expect(page.getByRole('heading', { level: 1, name: LINK.states.unknown.title })).toBeVisible();
  });
}

/** The browser's own checks would stop what the server is to answer here. */
function leaveChecksToServer(form: Locator) {
  return form.evaluate((element: HTMLFormElement) => (element.noValidate = true));
}
