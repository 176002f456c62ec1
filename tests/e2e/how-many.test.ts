import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { evenChance } from '../../src/competition/bid/value.ts';
import { factsOf } from '../../src/competition/facts.ts';
import { keyOf } from '../../src/competition/choice.ts';
import { explorerSources, usualQuestion } from '../../src/editorial/data/explorer-data.ts';
import { translator } from '../../src/i18n/translate.ts';
import type { Choice } from '../../src/schemas/competition.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/combien-serez-vous';
const { figures, choice: USUAL } = usualQuestion();
const [, other] = explorerSources();

/** A department of which too few markets make the usual choice, and one of which enough do. */
const departments = Object.keys(figures.tooFew)
  .concat(Object.keys(figures.cells))
  .map((key) => /^procedure=[^&]+&band=\d+&department=(\w+)$/.exec(key)?.[1])
  .filter((code) => code !== undefined);
const cellOf = (choice: Choice) => figures.cells[keyOf(choice)];
const few =
  departments.find((department) => figures.tooFew[keyOf({ ...USUAL, department })] !== undefined) ?? '';
const enough = departments.find((department) => cellOf({ ...USUAL, department }) !== undefined) ?? '';
const regionless = { ...USUAL, department: enough };

const control = (page: Page, name: string) => page.getByRole('combobox', { name });
const answer = (page: Page) => page.getByRole('status').filter({ hasText: 'attendez-vous' });

test.describe('how many answer', () => {
  test('is answered at once for another choice, with its own figures, and the address holds it', async ({
    page,
  }) => {
    await page.goto(PATH);
    await control(page, 'Où').selectOption(enough);
    const cell = cellOf(regionless);
    if (cell === undefined) throw new Error('No place has enough markets of the usual choice.');
    const { of, single } = factsOf(cell);
    await expect(answer(page)).toContainText(`Sur ${of} marchés`);
    await expect(answer(page)).toContainText(String(single));
    await expect(page.getByText(`n = ${cell.n}`, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`ou=${enough}`));
    const shared = page.url();
    const said = await answer(page).textContent();

    await page.goto(shared);
    await expect(control(page, 'Où')).toHaveValue(enough);
    await expect(answer(page)).toHaveText(said ?? '');
  });

  test('leads to the calculation with the chance that the answer gives each bidder', async ({ page }) => {
    await page.goto(PATH);
    await control(page, 'Où').selectOption(enough);
    const cell = cellOf(regionless);
    await expect(page.getByText(`n = ${cell?.n}`, { exact: true })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: translator('fr')('howMany.answer.bid') })
      .click();
    const { low, high } = evenChance(cell?.quartiles ?? [0, 0, 0]);
    await expect(page.getByLabel('au plus bas')).toHaveValue(String(Math.round(100 * low)));
    await expect(page.getByLabel('au plus haut')).toHaveValue(String(Math.round(100 * high)));
  });

  test('says nothing of a choice of too few markets, and answers for a wider one', async ({ page }) => {
    await page.goto(PATH);
    await control(page, 'Où').selectOption(few);
    const heading = page.getByRole('heading', { name: 'nous ne disons rien' });
    await expect(heading).toBeVisible();
    const count = figures.tooFew[keyOf({ ...USUAL, department: few })];
    await expect(page.getByText(`${count} marchés sur les 30`)).toBeVisible();
    await expect(answer(page)).toContainText('À la place');
    await control(page, 'Où').selectOption('');
    await expect(heading).toBeHidden();
  });

  test('takes the figures and the choices of another source whole', async ({ page }) => {
    await page.goto(PATH);
    await control(page, 'Ce qui est acheté').selectOption(other?.source.id ?? '');
    await expect(page.getByText(other?.source.scope.fr ?? '-', { exact: true }).first()).toBeVisible();
    await expect(control(page, 'Où').locator('option').first()).toHaveText('Tous les lieux');
    const elsewhere = page.getByRole('heading', { name: 'Le même marché, ailleurs' });
    await expect(elsewhere).toBeVisible();
  });

  test('follows the back and forward buttons', async ({ page }) => {
    await page.goto(PATH);
    const first = await answer(page).textContent();
    await control(page, 'Où').selectOption(enough);
    await expect(page.getByText(`n = ${cellOf(regionless)?.n}`, { exact: true })).toBeVisible();
    const second = await answer(page).textContent();
    await page.goBack();
    await expect(answer(page)).toHaveText(first ?? '');
    await expect(control(page, 'Où')).toHaveValue('');
    await page.goForward();
    await expect(answer(page)).toHaveText(second ?? '');
    await expect(control(page, 'Où')).toHaveValue(enough);
  });

  test('works by the keyboard alone', async ({ page }) => {
    await page.goto(PATH);
    await control(page, 'Ce qui est acheté').focus();
    await page.keyboard.press('Tab');
    await expect(control(page, 'Montant hors taxes')).toBeFocused();
    const before = await answer(page).textContent();
    await page.keyboard.press('ArrowUp');
    await expect(answer(page)).not.toHaveText(before ?? '');
    await expect(control(page, 'Montant hors taxes')).toBeFocused();
  });

  test('takes nothing unknown from an address', async ({ page }) => {
    await page.goto(`${PATH}?quoi=<img src=x>&ou=06`);
    await expect(answer(page)).toContainText('attendez-vous');
    await page.goto(`${PATH}?quoi=${figures.source.id}&tranche=12&procedure=pirate&ou=region-00`);
    await expect(
      page.getByText(`n = ${figures.cells['all']?.n}`.replace(/(\d)(\d{3})$/, '$1\u00A0$2')),
    ).toBeVisible();
  });

  test('can be copied with its source, and downloaded', async ({ page }) => {
    const copied: string[] = [];
    await page.exposeFunction('keepCopied', (text: string) => copied.push(text));
    await page.addInitScript(() => {
      navigator.clipboard.writeText = (text) =>
        (globalThis as unknown as { keepCopied: (kept: string) => Promise<void> }).keepCopied(text);
    });
    await page.goto(PATH);
    await page.getByRole('button', { name: 'Copier cette phrase' }).click();
    await expect(page.getByText('La phrase est copiée.')).toBeVisible();
    expect(copied[0]).toContain('attendez-vous');
    expect(copied[0]).toContain('DECP');
    expect(copied[0]).toContain(PATH);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Télécharger (CSV)' }).click();
    const file = readFileSync(await (await download).path(), 'utf8');
    const [head = '', first = ''] = file.split('\r\n');
    expect(head).toContain('"Médiane"');
    expect(first).toContain(`;${cellOf(USUAL)?.n};`);
  });

  for (const scheme of ['light', 'dark'] as const)
    for (const width of [390, 1280])
      test(`is accessible with a choice of too few markets, ${scheme}, ${width} px`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: scheme });
        await page.setViewportSize({ width, height: 900 });
        await page.goto(PATH);
        await control(page, 'Où').selectOption(few);
        await expect(page.getByRole('heading', { name: 'nous ne disons rien' })).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      });
});

test.describe('when the figures do not arrive', () => {
  test.use({ allowedStatuses: [404] });

  test('the choice is kept, a message says what still works, and trying again answers', async ({ page }) => {
    let isBroken = true;
    await page.route('**/figures.*', (route) =>
      isBroken ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    );
    await page.goto(PATH);
    await control(page, 'Où').selectOption(enough);
    const alert = page.locator('#explorer').getByRole('alert');
    await expect(alert).toContainText('Les chiffres ne sont pas arrivés');
    await expect(control(page, 'Où')).toHaveValue(enough);
    await expect(alert.getByRole('link', { name: 'Lire les tableaux' })).toHaveAttribute('href', '#tables');
    isBroken = false;
    await alert.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByText(`n = ${cellOf(regionless)?.n}`, { exact: true })).toBeVisible();
    await expect(alert).toBeEmpty();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the usual answer and the tables are there, and nothing that would do nothing', async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByText('attendez-vous à', { exact: false }).first()).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Copier cette phrase' })).toBeHidden();
    await page.getByRole('link', { name: 'Lire les tableaux' }).click();
    const table = page.getByRole('table', { name: /par procédure et par montant/ }).first();
    await expect(table).toBeVisible();
    await expect(table.getByRole('row')).not.toHaveCount(1);
  });
});
