import { translator } from '../../../src/i18n/translate.ts';
import { DEFAULT_PROFILE } from '../../../src/schemas/profile.ts';
import { tradeOf } from '../../../src/rules/levels.ts';
import { COMPARED } from '../../../src/stores/console-view.ts';
import { BEST, consoleOn, COUNT, filled, ranked } from '../../support/browser/console.ts';
import { expect, visiting as test } from '../../support/test.ts';
import { beginning } from '../../support/words.ts';

test.use({ reducedMotion: 'reduce' } as const);

test('by keyboard alone: run, move, open, close, and the focus comes back', async ({ page }) => {
  const { words, button, area, openers, dialog, go } = consoleOn(page);
  await go();
  await button(words.launch).focus();
  await page.keyboard.press('Enter');
  await expect(openers).toHaveCount(COUNT);
  // The table is one stop of Tab: its box to compare, then what opens the row.
  await openers.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(openers.nth(2)).toBeFocused();
  await page.keyboard.press('End');
  await expect(openers.nth(COUNT - 1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(openers.nth(COUNT - 1)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await expect(openers.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(openers.nth(1)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(area.getByRole('checkbox', { name: words.pick }).nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(
    area.getByText(filled(words.texts.compare.picked, { count: 1, limit: COMPARED })),
  ).toBeVisible();
});

test('Tab stays inside the dialog, and the page behind is out of reach', async ({ page }) => {
  const { dialog, go } = consoleOn(page);
  await go(`?sort=chance&open=${BEST}`);
  await expect(dialog).toBeVisible();
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && activeElement?.closest('dialog') === null;
    });
    expect(isOutside).toBe(false);
  }
});

test('a dialog that the address opened gives the focus to its row when it closes', async ({ page }) => {
  const { words, dialog, area, go } = consoleOn(page);
  await go(`?sort=chance&open=${BEST}`);
  await dialog.getByRole('button', { name: words.close, exact: true }).click();
  await expect(area.locator(`#open-${BEST}`)).toBeFocused();
});

test('what a factor measures shows on focus; Escape hides it and keeps the dialog', async ({ page }) => {
  const { dialog, go } = consoleOn(page);
  await go(`?sort=chance&open=${BEST}`);
  const [trade] = ranked().map(({ tender }) => tradeOf(tender, DEFAULT_PROFILE));
  await dialog
    .getByRole('button', { name: translator('fr')('scoring.factors.sector')[trade ?? 'same'] })
    .focus();
  await expect(page.getByRole('tooltip')).toHaveText(translator('fr')('analysis.meanings.sector'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect(dialog).toBeVisible();
});

test('closing the filters gives the focus back to what opened them', async ({ page }) => {
  const { words, button, area, go } = consoleOn(page);
  await go('?sort=chance');
  await button(words.filters).click();
  await area
    .getByRole('button', {
      name: beginning(words.texts.profile.see),
    })
    .click();
  await expect(button(words.filters)).toBeFocused();
});
