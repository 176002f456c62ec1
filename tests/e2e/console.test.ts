import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { consoleOn } from '../support/console.ts';
import { expect, test } from '../support/test.ts';

test.use({ reducedMotion: 'reduce' } as const);

for (const locale of ['fr', 'en'] as const) {
  test.describe(`in ${locale}`, () => {
    test('from waiting to the results and back to waiting', async ({ page }) => {
      const { words, button, area, openers, go, run } = consoleOn(page, locale);
      await go();
      await expect(area.getByText(words.sample, { exact: true }).first()).toBeVisible();
      await run();
      await expect(area.getByText(words.finished, { exact: true }).first()).toBeVisible();
      await expect(openers).toHaveCount(24);
      await expect(area.getByText(words.shown(24))).toBeVisible();
      for (const group of words.groups)
        await expect(area.getByRole('rowheader', { name: new RegExp(`^${group} \\d+$`) })).toBeVisible();
      // The table that the page had before gave its place.
      await expect(area.getByRole('table')).toHaveCount(1);
      await button(words.reset).click();
      await expect(button(words.launch)).toBeVisible();
      await expect(openers).toHaveCount(0);
      await expect(page).toHaveURL(words.path);
    });

    test('each result says what it is, its range and its facts, and the console once that all are samples', async ({
      page,
    }) => {
      const { words, area, go } = consoleOn(page, locale);
      await go('?sort=chance');
      const row = area.getByRole('row').filter({ hasText: /81/ });
      await expect(area.getByText(words.sample, { exact: true })).toHaveCount(1);
      await expect(row).toContainText(words.range(69, 93));
      await expect(row).toContainText(/90[\s,]000/);
      await expect(row.getByRole('cell')).toHaveCount(9);
    });

    test('opening a tender: reasons that add up, changes, the assistant, and the way to a demo', async ({
      page,
    }) => {
      const { words, dialog, openers, go } = consoleOn(page, locale);
      await go('?sort=chance');
      await openers.nth(1).click();
      await expect(page).toHaveURL(/open=EX-001/);
      await expect(dialog).toContainText(words.sample);
      await expect(dialog.getByText(words.ai).first()).toBeVisible();
      const figures = await dialog.locator('.stair .points').allInnerTexts();
      const points = figures.map((text) => Number(text.replace('−', '-').replaceAll(/[\s+%]/g, '')));
      expect(points.slice(0, -1).reduce((sum, count) => sum + count, 0)).toBe(points.at(-1));
      await expect(dialog.getByRole('heading', { name: words.changes })).toBeVisible();
      await dialog.getByRole('link', { name: words.ask }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByLabel(/^(Prénom|First name)/)).toBeFocused();
    });

    test('what cannot be an amount is said, kept, and changes nothing', async ({ page }) => {
      const { words, area, button, go } = consoleOn(page, locale);
      await go('?sort=chance');
      await button(words.filters).click();
      const least = area.getByLabel(words.least);
      await least.fill('beaucoup');
      await expect(area.getByText(words.badAmount)).toBeVisible();
      await expect(least).toHaveValue('beaucoup');
      await expect(area.getByText(words.shown(24))).toBeVisible();
      await least.fill('2 000 000');
      await expect(area.getByText(words.badAmount)).toHaveCount(0);
      await expect(area.getByText(words.shown(8))).toBeVisible();
      await area.getByLabel(words.most).fill('5');
      await expect(area.getByText(words.badOrder)).toBeVisible();
      await expect(page).toHaveURL(/min=2000000/);
    });

    test('wishes that nothing answers say so, and are lifted by one button', async ({ page }) => {
      const { words, area, button, openers, go } = consoleOn(page, locale);
      await go('?sort=chance&min=90000000');
      await expect(area.getByRole('heading', { name: words.none })).toBeVisible();
      await button(words.lift).click();
      await expect(openers).toHaveCount(24);
      await expect(page).toHaveURL(`${words.path}?sort=chance`);
    });
  });
}

test('a filter changes the scores, the counts and the address as it is chosen', async ({ page }) => {
  const { words, area, button, go } = consoleOn(page);
  await go('?sort=chance');
  const first = area.locator('tbody tr[data-row]').first();
  await expect(first).toContainText('assistant de recherche documentaire');
  await button(words.filters).click();
  await area.getByLabel(words.sector, { exact: true }).selectOption({ label: words.health });
  await expect(page).toHaveURL(/sector=health/);
  await expect(first).not.toContainText('assistant de recherche documentaire');
  await page.goBack();
  await expect(first).toContainText('assistant de recherche documentaire');
  await expect(area.getByLabel(words.sector, { exact: true })).toHaveValue('tech');
});

test('sorting and groups are in the address, and a shared address shows the same', async ({ page }) => {
  const { words, area, openers, go } = consoleOn(page);
  await go('?sort=chance');
  await area.getByLabel(words.sort).selectOption({ label: words.deadline });
  await area
    .getByText(/^À étudier/)
    .first()
    .click();
  await expect(openers).toHaveCount(5);
  const days = await area
    .locator('td[data-label=Échéance]')
    .evaluateAll((cells) => cells.map((cell) => Number(/J−(\d+)/.exec(cell.textContent ?? '')?.[1])));
  expect(days.toSorted((one, other) => one - other)).toEqual(days);
  const shared = page.url();
  await page.goto('/tarifs');
  await page.goto(shared);
  await expect(openers).toHaveCount(5);
});

test('one result stands alone', async ({ page }) => {
  const { openers, area, words, go } = consoleOn(page);
  await go('?sort=chance&min=7000000');
  await expect(openers).toHaveCount(1);
  await expect(area.getByText(words.shown(1))).toBeVisible();
});

test('leaving the page and coming back shows the same view', async ({ page }) => {
  const { openers, dialog, go } = consoleOn(page);
  await go('?sort=chance');
  await openers.nth(2).click();
  await expect(dialog).toBeVisible();
  await page.goto('/tarifs');
  await page.goBack();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(openers).toHaveCount(24);
});

test('back from the results is waiting, forward is the results', async ({ page }) => {
  const { words, button, openers, go, run } = consoleOn(page);
  await go();
  await run();
  await page.goBack();
  await expect(button(words.launch)).toBeVisible();
  await page.goForward();
  await expect(openers).toHaveCount(24);
});

test('trying a change raises the score as announced, and shows in the profile', async ({ page }) => {
  const { dialog, area, words, go } = consoleOn(page);
  await go('?sort=chance&open=EX-001');
  const announced = /soit (\d+)/.exec(await dialog.locator('.changes li').first().innerText())?.[1];
  await dialog
    .getByRole('button', { name: /^Essayer/ })
    .first()
    .click();
  await expect(dialog.locator('.stair .points').last()).toHaveText(
    new RegExp(`^${announced ?? 'no score'}\\s*%`),
  );
  await dialog.getByRole('button', { name: words.close, exact: true }).click();
  await expect(area.getByText('4 à 9 références')).toBeVisible();
});

test('up to three tenders stand side by side', async ({ page }) => {
  const { words, area, button, dialog, go } = consoleOn(page);
  await go('?sort=chance');
  const boxes = area.getByRole('checkbox', { name: /^Comparer : / });
  for (let index = 0; index < 3; index += 1) await boxes.nth(index).check();
  await boxes.nth(3).click();
  await expect(boxes.nth(3)).not.toBeChecked();
  await expect(page.getByText(words.full)).toBeVisible();
  await button(words.compare).click();
  await expect(dialog.getByRole('columnheader')).toHaveCount(4);
  await expect(page).toHaveURL(/open=compare/);
  await dialog
    .getByRole('button', { name: /^Retirer/ })
    .first()
    .click();
  await expect(dialog.getByRole('columnheader')).toHaveCount(3);
  await dialog
    .getByRole('button', { name: /^Retirer/ })
    .first()
    .click();
  await expect(dialog).toHaveCount(0);
});

test('the view is saved as a file that a spreadsheet reads', async ({ page }) => {
  const { words, button, go } = consoleOn(page);
  await go('?sort=budget&group=play');
  const saved = page.waitForEvent('download');
  await button(words.csv).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('console-echantillons-fictifs.csv');
  const text = await readFile(await download.path(), 'utf8');
  const rows: Record<string, string>[] = parse(text, { bom: true, columns: true, delimiter: ';' });
  expect(rows.map((row) => row['Groupe'])).toEqual(Array(5).fill('À jouer'));
  expect(rows[0]?.['Budget HT (EUR)']).toBe('2400000');
});

test('paper has the results and nothing else', async ({ page }) => {
  const { words, area, openers, button, go } = consoleOn(page);
  await page.addInitScript(() => {
    Object.assign(globalThis, { print: () => document.documentElement.setAttribute('data-printed', '') });
  });
  await go('?sort=chance');
  await button(words.print).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  await expect(area.getByRole('table')).toBeVisible();
  await expect(area.getByText(words.sample, { exact: true }).first()).toBeVisible();
  await expect(openers.first()).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
});

test('what happened is told in toasts, three at most', async ({ page }) => {
  const { words, button, go, run } = consoleOn(page);
  await go();
  await run();
  const region = page.getByRole('region', { name: 'Notifications' });
  await expect(region.getByText(/^Analyse terminée/)).toBeVisible();
  await button(words.reset).click();
  await expect(region.getByText('Console réinitialisée.')).toBeVisible();
});
