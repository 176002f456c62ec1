import { CONSOLES, filled } from '../../support/browser/console.ts';
import { expect, test } from '../../support/test.ts';
import { beginning } from '../../support/words.ts';

test.use({ reducedMotion: 'reduce', onTestPages: true } as const);

test('of two thousand tenders the first ones are drawn, more when asked for, and filters reach them all', async ({
  page,
}) => {
  const { texts, shown, filters, sector, least, lift } = CONSOLES.fr;
  await page.goto('/test-console?sort=chance');
  const openers = page.getByRole('button', {
    name: beginning(filled(texts.openTitle, { open: texts.open })),
  });
  await expect(openers).toHaveCount(30);
  await expect(page.getByText(shown(2000, 2000))).toBeVisible();
  // By keyboard: the rows above take their heights only as the button is scrolled to, under the pointer.
  await page.getByRole('button', { name: filled(texts.more, { count: 30 }) }).press('Enter');
  await expect(openers).toHaveCount(60);

  await page.getByRole('button', { name: filters }).click();
  const before = await openers.first().getAttribute('aria-label');
  await page.getByLabel(sector, { exact: true }).selectOption('health');
  await expect(openers.first()).not.toHaveAttribute('aria-label', before ?? '');
  await page.getByLabel(least).fill('20000000');
  await expect(page.getByText(shown(0, 2000))).toBeVisible();
  await page.getByRole('button', { name: lift }).click();
  await expect(openers).toHaveCount(30);
});
