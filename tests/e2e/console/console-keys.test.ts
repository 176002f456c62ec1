import { translator } from '../../support/translate.ts';
import { BEST, consoleOn, COUNT } from '../../support/browser/console.ts';
import { expect, test } from '../../support/test.ts';
import { beginning } from '../../support/words.ts';

test.use({ reducedMotion: 'reduce' } as const);

test(
  'console by keyboard alone: runs, moves, opens and closes a tender, and the focus comes back',
  { tag: '@engines' },
  async ({ page }) => {
    const { words, button, openers, dialog, go } = consoleOn(page);
    await go();
    await button(words.launch).focus();
    await page.keyboard.press('Enter');
    await expect(openers).toHaveCount(COUNT);
    await openers.first().focus();
    for (let row = 1; row < COUNT; row += 1) {
      await page.keyboard.press('Tab');
      await expect(openers.nth(row)).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(openers.nth(COUNT - 1)).toBeFocused();
  },
);

test('a change tried in the dialog is said in the dialog', async ({ page }) => {
  const { words, dialog, go } = consoleOn(page);
  await go(`?sort=chance&open=${BEST}`);
  await dialog
    .getByRole('button', { name: beginning(words.texts.detail.apply) })
    .first()
    .press('Enter');
  await expect(dialog.getByRole('status')).toHaveText(
    new RegExp(words.texts.toasts.applied.split('{{percent}}')[0] ?? ''),
  );
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
});

test('explanation of a factor shows on focus; Escape hides it and keeps the dialog', async ({ page }) => {
  const { dialog, go } = consoleOn(page);
  await go(`?sort=chance&open=${BEST}`);
  await dialog.getByText(translator('fr')('scoring.factors.sector'), { exact: true }).focus();
  await expect(page.getByRole('tooltip')).toContainText(translator('fr')('analysis.meanings.sector'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect(dialog).toBeVisible();
});
