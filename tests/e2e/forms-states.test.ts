import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { answerPosts, atWork, fillDemo, RECEIVED, withoutStamp } from '../support/form-pages.ts';
import { expect, test } from '../support/test.ts';

const VIEWS = [
  { width: 320, height: 640, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
  { width: 1280, height: 900, colorScheme: 'light' },
  { width: 1280, height: 900, colorScheme: 'dark' },
] as const;

/** What axe finds, and what does not fit, in every view of a state. */
async function faults(page: Page, state: string): Promise<string[]> {
  const found: string[] = [];
  for (const { width, height, colorScheme } of VIEWS) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    found.push(...violations.map(({ id, nodes }) => `${width} ${colorScheme} ${id}: ${nodes[0]?.html}`));
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) found.push(`${width}: ${overflow} px too wide`);
    const { PICTURES } = process.env;
    if (PICTURES) await page.screenshot({ path: `${PICTURES}/${state}-${width}-${colorScheme}.png` });
  }
  return found;
}

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

for (const [path, button] of FORMS) {
  test(`${path} has no accessibility fault with everything wrong`, async ({ page }) => {
    await atWork(page, path);
    const form = page.locator('main form');
    for (const box of await form.getByRole('checkbox').all()) await box.uncheck();
    await form.getByRole('button', { name: button, exact: true }).click();
    await expect(form.getByRole('alert')).toBeFocused();
    expect(await faults(page, `wrong${path.replaceAll('/', '-')}`)).toEqual([]);
  });
}

test('no accessibility fault on its way, refused, received, or about a tender', async ({ page }) => {
  const message = 'Rien n’a pu être enregistré : la panne vient de chez nous.';
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
  expect(await faults(page, 'refused')).toEqual([]);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { name: 'Demande reçue.' })).toBeFocused();
  expect(await faults(page, 'received')).toEqual([]);
});

test('no accessibility fault while it is on its way', async ({ page }) => {
  await page.route('**/api/demo', () => {});
  await atWork(page, '/demo');
  await fillDemo(page);
  await page.locator('main form').getByRole('button', { name: 'Demander une démo' }).click();
  await expect(page.getByRole('button', { name: 'Envoi en cours…' })).toBeVisible();
  expect(await faults(page, 'sending')).toEqual([]);
});

test('a login with the password shown has no accessibility fault', async ({ page }) => {
  await atWork(page, '/connexion');
  await page.getByLabel('Mot de passe *').fill('secret-12');
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).click();
  expect(await faults(page, 'password')).toEqual([]);
});
