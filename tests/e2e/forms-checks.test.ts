import type { Page } from '@playwright/test';
import { translator } from '../../src/i18n/translate.ts';
import { answerPosts, atWork, fillDemo, RECEIVED, withoutStamp } from '../support/form-pages.ts';
import { expect, test } from '../support/test.ts';

/** A field by label, the value that is wrong, and what is said of it. */
type Fault = readonly [label: string, value: string, message: string];

const LONG_EMAIL = `${'x'.repeat(245)}@exemple.fr`;

const FAULTS: Readonly<Record<string, readonly Fault[]>> = {
  '/demo': [
    ['Prénom *', '', 'Le prénom est requis'],
    ['Prénom *', 'x'.repeat(51), 'Prénom trop long'],
    ['Prénom *', 'R2D2', 'Caractères invalides'],
    ['Nom *', '   ', 'Le nom est requis'],
    ['Nom *', 'x'.repeat(51), 'Nom trop long'],
    ['Nom *', '<b>', 'Caractères invalides'],
    ['E-mail professionnel *', 'zoe', 'Email invalide'],
    ['E-mail professionnel *', LONG_EMAIL, 'Email trop long'],
    ['Entreprise *', '', "L'entreprise est requise"],
    ['Entreprise *', 'x'.repeat(101), "Nom d'entreprise trop long"],
    ['Vos enjeux', 'x'.repeat(1001), 'Message trop long'],
  ],
  '/en/demo': [
    ['First name *', '', 'First name is required'],
    ['First name *', 'x'.repeat(51), 'First name is too long'],
    ['Last name *', 'R2D2', 'Invalid characters'],
    ['Work email *', 'zoe', 'Invalid email'],
    ['Work email *', LONG_EMAIL, 'Email is too long'],
    ['Company *', '', 'Company is required'],
    ['Company *', 'x'.repeat(101), 'Company name is too long'],
    ['Your challenges', 'x'.repeat(1001), 'Message is too long'],
  ],
  '/connexion': [
    ['Adresse e-mail *', 'zoe@', 'Email invalide'],
    ['Adresse e-mail *', LONG_EMAIL, 'Email trop long'],
    ['Mot de passe *', '1234567', 'Mot de passe trop court'],
    ['Mot de passe *', 'x'.repeat(129), 'Mot de passe trop long'],
  ],
  '/en/login': [
    ['Email address *', 'zoe@', 'Invalid email'],
    ['Password *', '1234567', 'Password is too short'],
    ['Password *', 'x'.repeat(129), 'Password is too long'],
  ],
  '/newsletter': [
    ['Adresse e-mail *', 'zoe', 'Email invalide'],
    ['Adresse e-mail *', LONG_EMAIL, 'Email trop long'],
  ],
  '/newsletter-config': [['Adresse inscrite *', '', 'Email invalide']],
};

const field = (page: Page, label: string) => page.locator('main form').getByLabel(label, { exact: true });
const summary = (page: Page) => page.locator('main form').getByRole('alert');
const send = (page: Page, name = 'Demander une démo') =>
  page.locator('main form').getByRole('button', { name, exact: true });

test.beforeEach(({ page }) => withoutStamp(page));

for (const [path, faults] of Object.entries(FAULTS)) {
  test(`${path} says what is wrong with a field when it is left, and takes it back once it is right`, async ({
    page,
  }) => {
    await atWork(page, path);
    for (const [label, value, message] of faults) {
      await field(page, label).fill('x');
      await field(page, label).fill(value);
      await field(page, label).blur();
      await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(`${message}$`));
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('main form').getByRole('status')).toHaveText(message);
      await field(page, label).fill(
        label.includes('mail') || label.includes('Adresse') ? 'zoe@exemple.fr' : 'Abcdefgh',
      );
      await expect(field(page, label)).not.toHaveAttribute('aria-invalid');
    }
  });
}

test('a field that is left as it was found is not scolded', async ({ page }) => {
  await atWork(page, '/demo');
  await field(page, 'Prénom *').focus();
  await page.keyboard.press('Tab');
  await expect(field(page, 'Nom *')).toBeFocused();
  await expect(page.getByText('Le prénom est requis')).toHaveCount(0);
});

test('A16: a press of the button names all that is wrong, in the order of the form, and takes there', async ({
  page,
}) => {
  const posts = await answerPosts(page, '/api/demo', RECEIVED);
  await atWork(page, '/demo');
  const title = await page.title();
  await send(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('heading', { name: 'Il y a un problème' })).toBeVisible();
  await expect(page).toHaveTitle(`Erreur : ${title}`);
  const messages = [
    'Le prénom est requis',
    'Le nom est requis',
    'Email invalide',
    "L'entreprise est requise",
    'Indiquez votre fonction',
  ];
  await expect(summary(page).getByRole('link')).toHaveText(messages);
  const labels = ['Prénom *', 'Nom *', 'E-mail professionnel *', 'Entreprise *', 'Fonction *'];
  for (const [index, label] of labels.entries()) {
    const message = messages[index] ?? '';
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(`${message}$`));
    await summary(page).getByRole('link', { name: message }).click();
    await expect(field(page, label)).toBeFocused();
  }
  expect(posts).toEqual([]);
  await expect(page).toHaveURL('/demo');
});

test('A16: in English, by keyboard alone, from the first error to the success', async ({ page }) => {
  await answerPosts(page, '/api/demo', RECEIVED);
  await atWork(page, '/en/demo');
  await fillDemo(page, 'en');
  await field(page, 'First name *').fill('');
  await field(page, 'Company *').press('Enter');
  await expect(summary(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field(page, 'First name *')).toBeFocused();
  await page.keyboard.type('Zoë');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Request received.' })).toBeFocused();
  await expect(page).not.toHaveTitle(/^Error/);
});

test('a group without a choice is named as a whole, and its link leads to the first choice', async ({
  page,
}) => {
  await atWork(page, '/newsletter');
  await field(page, 'Adresse e-mail *').fill('zoe@exemple.fr');
  for (const box of await page.getByRole('group', { name: 'Thèmes' }).getByRole('checkbox').all())
    await box.uncheck();
  await send(page, 'M’inscrire').click();
  await expect(summary(page).getByRole('link')).toHaveText([
    'Gardez au moins un thème',
    'Cochez la case pour recevoir la lettre',
  ]);
  await expect(page.getByRole('group', { name: 'Thèmes' })).toHaveAccessibleDescription(
    /Gardez au moins un thème$/,
  );
  await summary(page).getByRole('link', { name: 'Gardez au moins un thème' }).click();
  await expect(page.getByLabel('Comprendre les règles')).toBeFocused();
  await summary(page).getByRole('link', { name: 'Cochez la case' }).click();
  await expect(page.getByLabel(/^J’accepte/)).toBeFocused();
});

test('leaving the letter asks for an address only, and says which button was pressed', async ({ page }) => {
  const posts = await answerPosts(page, '/api/newsletter/preferences', RECEIVED);
  await atWork(page, '/newsletter-config');
  for (const box of await page.getByRole('group', { name: 'Thèmes' }).getByRole('checkbox').all())
    await box.uncheck();
  await field(page, 'Adresse inscrite *').fill('zoe@exemple.fr');
  await send(page, 'Effacer mes données').click();
  await expect(
    page.getByRole('heading', { name: translator('fr')('newsletter.config.asked.title') }),
  ).toBeFocused();
  expect(posts.map((post) => post.get('action'))).toEqual(['erase']);
});

const SUGGESTIONS = [
  ['/demo', 'Prénom *', 'R2D2', 'Lettres, espaces, tirets, apostrophes Caractères invalides'],
  ['/demo', 'E-mail professionnel *', 'zoe', 'Exemple : nom@entreprise.fr Email invalide'],
  ['/en/demo', 'Last name *', 'R2D2', 'Letters, spaces, dashes, apostrophes Invalid characters'],
  ['/en/demo', 'Work email *', 'zoe', 'Example: name@company.com Invalid email'],
  ['/connexion', 'Adresse e-mail *', 'zoe', 'Exemple : nom@entreprise.fr Email invalide'],
  ['/connexion', 'Mot de passe *', '1234567', 'De 8 à 128 caractères Mot de passe trop court'],
  ['/newsletter', 'Adresse e-mail *', 'zoe', 'Exemple : nom@entreprise.fr Email invalide'],
  ['/newsletter-config', 'Adresse inscrite *', 'zoe', 'Exemple : nom@entreprise.fr Email invalide'],
] as const;

test('A16: what is refused for its form comes with the form that is expected', async ({ page }) => {
  for (const [path, label, value, description] of SUGGESTIONS) {
    await atWork(page, path);
    await field(page, label).fill(value);
    await field(page, label).blur();
    await expect(field(page, label)).toHaveAccessibleDescription(description);
  }
});

test('A17: each field tells browsers what it holds', async ({ page }) => {
  await atWork(page, '/demo');
  const tokens = {
    'Prénom *': 'given-name',
    'Nom *': 'family-name',
    'E-mail professionnel *': 'email',
    'Entreprise *': 'organization',
    'Fonction *': 'organization-title',
  };
  for (const [label, token] of Object.entries(tokens))
    await expect(field(page, label)).toHaveAttribute('autocomplete', token);
  await expect(field(page, 'E-mail professionnel *')).toHaveAttribute('type', 'email');
  await expect(field(page, 'E-mail professionnel *')).toHaveAttribute('inputmode', 'email');
});

test('A20: the password can be pasted and shown, and is told to password managers', async ({ page }) => {
  await atWork(page, '/connexion');
  const password = field(page, 'Mot de passe *');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await password.focus();
  await page.evaluate(() => {
    const clipboard = new DataTransfer();
    clipboard.setData('text/plain', 'collé');
    const paste = new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true });
    if (document.activeElement?.dispatchEvent(paste) === false) throw new Error('paste refused');
  });
  await password.fill('secret-12');
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('secret-12');
  await page.getByRole('button', { name: 'Masquer le mot de passe' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});
