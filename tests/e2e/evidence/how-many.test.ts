import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { factsOf } from '../../../src/competition/facts.ts';
import { keyOf } from '../../../src/competition/counting/choice.ts';
import { explorerSources, usualQuestion } from '../../../src/competition/words/explorer-data.ts';
import { formatNumber } from '../../../src/i18n/format.ts';
import { translator } from '../../../src/i18n/translate.ts';
import { href } from '../../../src/routes.ts';
import { MINIMUM } from '../../../src/schemas/competition/limits.ts';
import type { Choice } from '../../../src/schemas/competition/figures.ts';
import { faultsInEveryView } from '../../support/accessibility/faults.ts';
import { expect, visiting as test } from '../../support/test.ts';
import { ending } from '../../support/words.ts';

const PATH = href('howMany', 'fr');
const t = translator('fr');
const { ask, answer: said, copy, csv, tooFew, tables, elsewhere: elsewhereTexts } = t('howMany');

/** What stands before the first value of a message that the page fills. */
const opening = (message: string) => message.split('{{')[0]?.trim() ?? '';
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
const answer = (page: Page) => page.getByRole('status').filter({ hasText: said.before });

test.describe('how many answer', () => {
  test('is answered at once for another choice, with its own figures, and the address holds it', async ({
    page,
  }) => {
    await page.goto(PATH);
    await control(page, ask.where).selectOption(enough);
    const cell = cellOf(regionless);
    if (cell === undefined) throw new Error('No place has enough markets of the usual choice.');
    const { of, single } = factsOf(cell);
    await expect(answer(page)).toContainText(`${of} `);
    await expect(answer(page)).toContainText(String(single));
    await expect(page.getByText(`n = ${cell.contracts}`, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`ou=${enough}`));
    const shared = page.url();
    const told = await answer(page).textContent();

    await page.goto(shared);
    await expect(control(page, ask.where)).toHaveValue(enough);
    await expect(answer(page)).toHaveText(told ?? '');
  });

  test('answers for a place that an address names alone, and for the one that a former page had', async ({
    page,
  }) => {
    const cell = cellOf({ department: '33' });
    for (const address of [`${PATH}?ou=33`, '/concurrence/travaux-de-batiment-gironde']) {
      await page.goto(address);
      await expect(control(page, ask.where)).toHaveValue('33');
      await expect(page.getByText(`n = ${cell?.contracts}`, { exact: true })).toBeVisible();
    }
  });

  test('leads to the calculation with the chance that the answer gives each bidder', async ({ page }) => {
    await page.goto(PATH);
    await control(page, ask.where).selectOption(enough);
    const cell = cellOf(regionless);
    await expect(page.getByText(`n = ${cell?.contracts}`, { exact: true })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: said.bid }).click();
    const bid = t('bidOrNot.fields');
    const chance = formatNumber(Math.round(1000 * (cell?.oneMore ?? 0)) / 10, 'fr');
    await expect(page.getByLabel(bid.low.label)).toHaveValue(chance);
    await expect(page.getByLabel(bid.high.label)).toHaveValue(chance);
  });

  test('says nothing of a choice of too few markets, and answers for a wider one', async ({ page }) => {
    await page.goto(PATH);
    await control(page, ask.where).selectOption(few);
    const heading = page.getByRole('heading', { name: ending(tooFew.place.split('}}')[1] ?? '') });
    await expect(heading).toBeVisible();
    const [, count] = figures.tooFew[keyOf({ ...USUAL, department: few })] ?? [];
    await expect(
      page.getByText(t('howMany.tooFew.slots', { n: count ?? 0, minimum: MINIMUM })),
    ).toBeVisible();
    await expect(answer(page)).toContainText(opening(tooFew.instead));
    await control(page, ask.where).selectOption('');
    await expect(heading).toBeHidden();
  });

  test('takes the figures and the choices of another source whole', async ({ page }) => {
    await page.goto(PATH);
    await control(page, ask.what).selectOption(other?.source.id ?? '');
    await expect(page.getByText(other?.source.scope.fr ?? '-', { exact: true }).first()).toBeVisible();
    await expect(control(page, ask.where).locator('option').first()).toHaveText(ask.places);
    const elsewhere = page.getByRole('heading', { name: elsewhereTexts.title });
    await expect(elsewhere).toBeVisible();
  });

  test('follows the back and forward buttons', async ({ page }) => {
    await page.goto(PATH);
    const first = await answer(page).textContent();
    await control(page, ask.where).selectOption(enough);
    await expect(page.getByText(`n = ${cellOf(regionless)?.contracts}`, { exact: true })).toBeVisible();
    const second = await answer(page).textContent();
    await page.goBack();
    await expect(answer(page)).toHaveText(first ?? '');
    await expect(control(page, ask.where)).toHaveValue('');
    await page.goForward();
    await expect(answer(page)).toHaveText(second ?? '');
    await expect(control(page, ask.where)).toHaveValue(enough);
  });

  test('works by the keyboard alone', async ({ page }) => {
    await page.goto(PATH);
    await control(page, ask.what).focus();
    await page.keyboard.press('Tab');
    await expect(control(page, ask.amount)).toBeFocused();
    const before = await answer(page).textContent();
    await page.keyboard.press('ArrowUp');
    await expect(answer(page)).not.toHaveText(before ?? '');
    await expect(control(page, ask.amount)).toBeFocused();
  });

  test('takes nothing unknown from an address', async ({ page }) => {
    await page.goto(`${PATH}?quoi=<img src=x>&ou=06`);
    await expect(answer(page)).toContainText(said.before);
    await page.goto(`${PATH}?quoi=${figures.source.id}&tranche=12&procedure=pirate&ou=region-00`);
    await expect(
      page.getByText(`n = ${figures.cells['all']?.contracts}`.replace(/(\d)(\d{3})$/, '$1\u00A0$2')),
    ).toBeVisible();
  });

  test('is printed with its source on one sheet, whatever stands over the page', async ({ page }) => {
    await page.goto(PATH);
    await expect(page.locator('[data-language-offer]')).toBeVisible();
    const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };
    const printed = await page.pdf({ format: 'A4', margin });
    expect(printed.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('[data-provenance=source]').first()).toBeVisible();
    await expect(page.getByRole('table').first()).toBeHidden();
  });

  test('can be copied with its source, and downloaded', async ({ page }) => {
    await page.goto(PATH);
    await page.evaluate(() => {
      navigator.clipboard.writeText = async (text) => void Object.assign(globalThis, { copied: text });
    });
    await page.getByRole('button', { name: copy.label }).click();
    await expect(page.getByText(copy.done)).toBeVisible();
    const copied = await page.evaluate(() => String(Reflect.get(globalThis, 'copied')));
    expect(copied).toContain(formatNumber(cellOf(USUAL)?.contracts ?? 0, 'fr'));
    expect(copied).toContain(t('competition.provenance.decp'));
    expect(copied).toContain(PATH);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: csv.label }).click();
    const file = readFileSync(await (await download).path(), 'utf8');
    const [head = '', first = ''] = file.split('\r\n');
    expect(head).toContain(csv.median);
    expect(first).toContain(`;${cellOf(USUAL)?.contracts};`);
  });

  test('has no accessibility fault with a choice of too few markets, however it is looked at', async ({
    page,
  }) => {
    await page.goto(PATH);
    await control(page, ask.where).selectOption(few);
    await expect(
      page.getByRole('heading', { name: ending(tooFew.place.split('}}')[1] ?? '') }),
    ).toBeVisible();
    expect(await faultsInEveryView(page)).toEqual([]);
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
    await control(page, ask.where).selectOption(enough);
    const alert = page.locator('#explorer').getByRole('alert');
    await expect(alert).toContainText(said.failed);
    await expect(control(page, ask.where)).toHaveValue(enough);
    await expect(alert.getByRole('link', { name: ask.tables })).toHaveAttribute('href', '#tables');
    isBroken = false;
    await alert.getByRole('button', { name: said.retry }).click();
    await expect(page.getByText(`n = ${cellOf(regionless)?.contracts}`, { exact: true })).toBeVisible();
    await expect(alert).toBeEmpty();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the usual answer and the tables are there, and nothing that would do nothing', async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByText(said.before, { exact: false }).first()).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await expect(page.getByRole('button', { name: copy.label })).toBeHidden();
    await page.getByRole('link', { name: ask.tables }).click();
    const isFirst = { hasText: ending(tables.by.procedure.split('}}')[1] ?? '') };
    await page.locator('summary').filter(isFirst).first().click();
    const table = page.getByRole('table', { name: ending(tables.by.procedure.split('}}')[1] ?? '') }).first();
    await expect(table).toBeVisible();
    await expect(table.getByRole('row')).not.toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    await expect(table).toBeVisible();
  });
});
