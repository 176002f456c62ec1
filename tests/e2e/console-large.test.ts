import { CONSOLES } from '../support/console.ts';
import { expect, test } from '../support/test.ts';

test.use({ reducedMotion: 'reduce', onTestPages: true } as const);

test('of two thousand tenders the first ones are drawn, more when asked for, and filters reach them all', async ({
  page,
}) => {
  await page.goto('/test-console?sort=chance');
  const openers = page.getByRole('button', { name: /^Ouvrir l'AO : / });
  await expect(openers).toHaveCount(30);
  await expect(page.getByText('Marchés affichés : 2000 sur 2000')).toBeVisible();
  await page.getByRole('button', { name: 'Afficher 30 marchés de plus' }).click();
  await expect(openers).toHaveCount(60);

  await page.getByRole('button', { name: 'Modifier filtres' }).click();
  const before = await openers.first().getAttribute('aria-label');
  await page.getByLabel('Secteur', { exact: true }).selectOption('health');
  await expect(openers.first()).not.toHaveAttribute('aria-label', before ?? '');
  await page.getByLabel(CONSOLES.fr.least).fill('20000000');
  await expect(page.getByText('Marchés affichés : 0 sur 2000')).toBeVisible();
  await page.getByRole('button', { name: CONSOLES.fr.lift }).click();
  await expect(openers).toHaveCount(30);
});
