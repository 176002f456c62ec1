import { translator } from '../../src/i18n/translate.ts';
import { faultsInEveryView } from '../support/accessibility/faults.ts';
import { looksAtWhole } from '../support/paths.ts';
import { answerPosts, atWork, fillDemo, RECEIVED, withoutStamp } from '../support/form-pages.ts';
import { expect, test } from '../support/test.ts';

/** Every form, and the button that sends it. */
const FORMS = [
  ['/demo', 'Demander une démo'],
  ['/en/demo', 'Request a demo'],
  ['/connexion', 'Se connecter'],
  ['/en/login', 'Log in'],
  ['/newsletter', 'M’inscrire'],
  ['/newsletter-config', 'Enregistrer mes choix'],
] as const;

test.use({ allowedStatuses: [503] });

test.beforeEach(({ page }) => withoutStamp(page));

for (const [path, button] of FORMS.filter(([address]) => looksAtWhole(address))) {
  test(`${path} has no accessibility fault with everything wrong`, async ({ page }) => {
    await atWork(page, path);
    const form = page.locator('main form');
    for (const box of await form.getByRole('checkbox').all()) await box.uncheck();
    await form.getByRole('button', { name: button, exact: true }).click();
    await expect(form.getByRole('alert')).toBeFocused();
    expect(await faultsInEveryView(page)).toEqual([]);
  });
}

test('no accessibility fault on its way, refused, received, or about a tender', async ({ page }) => {
  const message = translator('fr')('answers.refused.unavailable');
  const refusal = {
    status: 503,
    body: { status: 'refused', code: 'unavailable', message },
    headers: { 'Retry-After': '30' },
  };
  await answerPosts(page, '/api/demo', refusal, RECEIVED);
  await atWork(page, '/demo?ao=EX-003');
  await fillDemo(page);
  const form = page.locator('main form');
  await form.getByRole('button', { name: 'Demander une démo' }).click();
  await expect(form.getByRole('alert')).toContainText(message);
  expect(await faultsInEveryView(page)).toEqual([]);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { name: 'Demande reçue.' })).toBeFocused();
  expect(await faultsInEveryView(page)).toEqual([]);
});

test('no accessibility fault while it is on its way', async ({ page }) => {
  await page.route('**/api/demo', () => {});
  await atWork(page, '/demo');
  await fillDemo(page);
  await page.locator('main form').getByRole('button', { name: 'Demander une démo' }).click();
  await expect(page.getByRole('button', { name: 'Envoi en cours…' })).toBeVisible();
  expect(await faultsInEveryView(page)).toEqual([]);
});

test('a login with the password shown has no accessibility fault', async ({ page }) => {
  await atWork(page, '/connexion');
  await page.getByLabel('Mot de passe *').fill('secret-12');
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).click();
  expect(await faultsInEveryView(page)).toEqual([]);
});
