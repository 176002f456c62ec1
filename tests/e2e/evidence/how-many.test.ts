import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { departmentId } from '#components/figures/tiles.ts';
import { choiceKey } from '#competition/counting/choice.ts';
import { toQuestion } from '#competition/question.ts';
import { defaultAnswer, sectorPurchase } from '#competition/words/explorer-data.ts';
import { inPlace, placeName } from '#competition/words/place-names.ts';
import { formatAnswer } from '#competition/words/format-answer.ts';
import { compareToWhole } from '#competition/look-up.ts';
import { translator } from '../../support/translate.ts';
import { ROUTES } from '#routes.ts';
import type { Cell } from '#schemas/competition/cell.ts';
import type { Choice } from '#schemas/competition/figures.ts';
import type { Visitor } from '#client/visitor.ts';
import { DEFAULT_PROFILE } from '#schemas/profile.ts';
import { MINIMUM } from '#schemas/competition/limits.ts';
import { expect, test } from '../../support/test.ts';
import { ending } from '../../support/words.ts';

const PATH = ROUTES.howMany.fr;
const t = translator('fr');
const { ask, answer: said, byPlace, copy, csv, tables } = t('howMany');
const { provenance } = t('competition');
const [REGION] = DEFAULT_PROFILE.regions;
const { figures, data, cell: USUAL_CELL } = defaultAnswer(t.locale, REGION);
const formatSlots = (choice: Choice, cell: Cell) => formatAnswer({ choice, cell }, data).slots;

const findCell = (choice: Choice) => figures.cells[choiceKey(choice)];
const codes = (known: Record<string, unknown>) =>
  Object.keys(known).flatMap((key) => /^department=(\w+)$/.exec(key)?.[1] ?? []);
/** A department of too few consultations, and those with figures, by how they differ from the whole. */
const few = codes(figures.tooFew)[0] ?? '';
const departments = codes(figures.cells).map((department) => {
  const cell = findCell({ department });
  if (cell === undefined) throw new Error(department);
  return {
    department,
    name: placeName({ department }, 'fr'),
    cell,
    position: compareToWhole(cell, figures.whole),
  };
});
const [one] = departments;
if (one === undefined) throw new Error('No department has figures.');

const control = (page: Page, name: string) => page.getByRole('combobox', { name });
const answer = (page: Page) => page.getByRole('status').filter({ hasText: said.before });

test.describe('how many answered', () => {
  test('explorer answers at once for a department, and the address holds it', async ({ page }) => {
    await page.goto(PATH);
    await control(page, ask.amount).selectOption('');
    await control(page, ask.procedure).selectOption('');
    await control(page, ask.where).selectOption(one.department);
    const words = formatSlots({ department: one.department }, one.cell);
    for (const text of [
      words.expect,
      words.shares,
      words.contracts,
      words.consultations,
      words.single,
      one.name,
    ])
      await expect(answer(page)).toContainText(text);
    await expect(page).toHaveURL(new RegExp(`ou=${one.department}$`));
    const told = await answer(page).textContent();
    await page.goto(`${PATH}?ou=${one.department}`);
    await expect(control(page, ask.where)).toHaveValue(one.department);
    await expect(answer(page)).toHaveText(told ?? '');
  });

  test('explorer leads to the calculation with the chance of one more bidder', async ({ page }) => {
    await page.goto(`${PATH}?ou=${one.department}`);
    const { equalChance, bid } = formatSlots({ department: one.department }, one.cell);
    await expect(answer(page)).toContainText(one.name);
    await expect(page.getByText(equalChance).first()).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: bid }).click();
    const fields = t('bidOrNot.fields');
    const percent = equalChance.replace(/[^\d,]/g, '');
    await expect(page.getByLabel(fields.low.label)).toHaveValue(percent);
    await expect(page.getByLabel(fields.high.label)).toHaveValue(percent);
    await expect(page.getByText(t('bidOrNot.origins.explorer'))).toBeVisible();
  });

  test('explorer says aloud that there are too few, and answers for a wider choice', async ({ page }) => {
    await page.goto(`${PATH}?ou=${few}`);
    const [, consultations] = figures.tooFew[`department=${few}`] ?? [0, 0];
    const place = inPlace(placeName({ department: few }, 'fr'));
    const counts = { consultations, minimum: MINIMUM, inPlace: place };
    const [sentence = ''] = t('howMany.tooFew.place', { ...counts, wider: '|' }).split('|');
    await expect(answer(page)).toContainText(sentence);
    await control(page, ask.where).selectOption('');
    await expect(answer(page)).not.toContainText(place);
  });

  test('explorer says which value of an address is unknown, and offers the nearest', async ({ page }) => {
    await page.goto(`${PATH}?ou=${one.name.toLowerCase().slice(0, -1)}&procedure=pirate`);
    await expect(answer(page)).toContainText(t('howMany.unknown.said', { value: 'pirate' }));
    await answer(page).getByRole('link', { name: one.name }).click();
    await expect(control(page, ask.where)).toHaveValue(one.department);
    await expect(answer(page)).not.toContainText('pirate');
    await page.goto(`${PATH}?quoi=<img src=x>&ou=${one.department}`);
    await expect(answer(page)).toContainText(one.name);
  });

  test('table of the explorer is downloaded with its place, period, source and day, and French decimals', async ({
    page,
  }) => {
    await page.goto(PATH);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: csv.label }).click();
    const file = readFileSync(await (await download).path(), 'utf8');
    const [head = '', first = ''] = file.split('\r\n');
    for (const title of [provenance.place, csv.from, provenance.source, provenance.computed])
      expect(head).toContain(title);
    const { contracts, consultations, single } = USUAL_CELL;
    const share = String(Number((100 * single.share).toFixed(2))).replace('.', ',');
    const place = placeName({ region: String(REGION) }, 'fr');
    expect(first).toContain(`"${place}";${contracts};${consultations};`);
    expect(first).toContain(`;${share};`);
  });

  test('copying the sentence announces the copy alone, not the answer again', async ({ page }) => {
    await page.goto(`${PATH}?ou=${one.department}`);
    await expect(answer(page)).toContainText(one.name);
    await answer(page).evaluate((region) => {
      const note = () => region.setAttribute('data-said-again', '');
      new MutationObserver(note).observe(region, { subtree: true, childList: true, characterData: true });
    });
    const note = page.locator('[data-slot=copied]');
    await note.evaluate((region) => {
      const count = () => {
        if (region.textContent) region.dataset['said'] = String(Number(region.dataset['said'] ?? 0) + 1);
      };
      new MutationObserver(count).observe(region, { childList: true });
    });
    for (const times of ['1', '2']) {
      await page.getByRole('button', { name: copy.label }).click();
      await expect(note).toHaveText(new RegExp(`${copy.done}|${copy.failed}`));
      await expect(note).toHaveAttribute('data-said', times);
    }
    await expect(answer(page)).not.toHaveAttribute('data-said-again');
  });
});

/** Opens the explorer after a choice on another page. */
async function openAsVisitor(page: Page, visitor: Partial<Visitor>): Promise<void> {
  await page.goto(ROUTES.about.fr);
  await page.evaluate((stored) => sessionStorage.setItem('visitor', JSON.stringify(stored)), visitor);
  await page.goto(PATH);
}

test('explorer: begins with the region that the visitor chose elsewhere, and keeps one that is chosen here', async ({
  page,
}) => {
  const [first, second] = ['52', '76'] as const;
  await openAsVisitor(page, { sector: 'construction', region: first });
  await expect(control(page, ask.where)).toHaveValue(`region-${first}`);
  await control(page, ask.where).selectOption(`region-${second}`);
  expect(await page.evaluate(() => sessionStorage.getItem('visitor'))).toContain(second);
});

test('explorer: begins with what the visitor’s sector sells, unless the address asks something', async ({
  page,
}) => {
  const { figures: bought, choice } = sectorPurchase('tech');
  const { what } = toQuestion(bought.source.id, choice);
  await openAsVisitor(page, { sector: 'tech', region: '53' });
  await expect(control(page, ask.what)).toHaveValue(what);
  await expect(answer(page)).toContainText(bought.source.place.fr);
  await page.goto(`${PATH}?ou=${one.department}`);
  await expect(answer(page)).toContainText(one.name);
  await expect(control(page, ask.what)).not.toHaveValue(what);
});

test('explorer in English: begins with open procedures from 216,000 euros', async ({ page }) => {
  await page.goto(ROUTES.howMany.en);
  const { ask: labels } = translator('en')('howMany');
  await expect(control(page, labels.procedure)).toHaveValue('ouvert');
  await expect(control(page, labels.amount)).toHaveValue('216000');
});

test('explorer on a phone: a choice by pointer or Enter leads to the answer, arrow keys stay in the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto(PATH);
  const amount = control(page, ask.amount);
  await amount.focus();
  const usual = await amount.inputValue();
  await page.keyboard.press('ArrowDown');
  await expect(amount).not.toHaveValue(usual);
  await expect(answer(page)).toContainText((await amount.locator('option:checked').textContent()) ?? '');
  await expect(amount).toBeFocused();
  await page.keyboard.press('Enter');
  const expected = page.locator(':focus');
  await expect(expected).toContainText(said.before);
  await expect(expected).toBeInViewport({ ratio: 1 });
  await amount.focus();
  await page.evaluate(() => scrollTo(0, 0));
  await control(page, ask.procedure).dispatchEvent('pointerdown');
  await control(page, ask.procedure).selectOption('');
  await expect(expected).toContainText(said.before);
  await expect(expected).toBeInViewport({ ratio: 1 });
});

test('explorer: another source resets amount and procedure, and says what it covers', async ({ page }) => {
  await page.goto(PATH);
  const source = data.trades.at(-1)?.options[0]?.[0] ?? '';
  await control(page, ask.what).selectOption(source);
  await expect(control(page, ask.amount)).toHaveValue('');
  await expect(control(page, ask.procedure)).toHaveValue('');
  await expect(answer(page)).toContainText(said.only.split('{{')[0] ?? '');
});

test.describe('the departments', () => {
  test('departments are passed by one key on their map, whatever was asked', async ({ page }) => {
    const asked = `${PATH}?ou=${one.department}`;
    await page.goto(asked);
    await page.getByRole('link', { name: byPlace.skip }).press('Enter');
    await expect(page).toHaveURL(`${asked}#list`);
    await page.keyboard.press('Tab');
    await expect(page.locator('#list').getByRole('link').first()).toBeFocused();
  });

  test('departments are listed by how often they have a single offer, and asked by a tile', async ({
    page,
  }) => {
    await page.goto(PATH);
    const list = page.locator('#departements');
    const names = await list.locator('.share-list a').allTextContents(); // those in the fold, too
    const place = (position: string) =>
      departments.filter((own) => own.position === position).map(({ name }) => names.indexOf(name));
    expect(Math.max(...place('more'))).toBeLessThan(Math.min(...place('unknown')));
    const tile = list.getByRole('navigation').getByRole('link', { name: `${one.department} ${one.name}` });
    await tile.click();
    await expect(control(page, ask.where)).toHaveValue(one.department);
    await expect(answer(page)).toContainText(one.name);
    await expect(tile).toHaveAttribute('aria-current', 'true');
    await expect(page).toHaveURL(new RegExp(`\\?ou=${one.department}$|&ou=${one.department}$`));
    await expect(page.locator(':focus')).toContainText(said.before);
  });
});

test.describe('when the figures do not arrive', () => {
  test.use({ allowedStatuses: [404] });

  const answers = [
    ['missing', { status: 404, body: '' }],
    ['another file', { status: 200, json: {} }],
  ] as const;
  for (const [what, given] of answers)
    test(`${what}: the choice is kept, a message says what still works, and trying again answers`, async ({
      page,
    }) => {
      let isBroken = true;
      await page.route('**/figures.*', (route) => (isBroken ? route.fulfill(given) : route.continue()));
      await page.goto(PATH);
      await control(page, ask.where).selectOption(one.department);
      const alert = page.locator('#explorer').getByRole('alert');
      await expect(alert).toContainText(said.failed);
      await expect(control(page, ask.where)).toHaveValue(one.department);
      await expect(alert.getByRole('link', { name: ask.tables })).toHaveAttribute('href', '#tables');
      isBroken = false;
      await alert.getByRole('button', { name: said.retry }).click();
      await expect(alert).toBeEmpty();
    });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the answer, departments and tables are there, and nothing that does nothing', async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByText(said.before, { exact: false }).first()).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await expect(page.getByRole('button', { name: copy.label })).toBeHidden();
    const { contracts, consultations } = formatSlots({ department: one.department }, one.cell);
    await page
      .locator('#departements')
      .getByRole('navigation')
      .getByRole('link', { name: `${one.department} ${one.name}` })
      .click();
    const row = page.locator(`#${departmentId(one.department)}`);
    await expect(row).toContainText(contracts);
    await expect(row).toContainText(consultations);
    await page.getByRole('link', { name: ask.tables }).click();
    const isFirst = { hasText: ending(tables.by.procedure.split('}}')[1] ?? '') };
    await page.locator('summary').filter(isFirst).first().click();
    const table = page.getByRole('table', { name: ending(tables.by.procedure.split('}}')[1] ?? '') }).first();
    await expect(table).toBeVisible();
    await expect(table.getByRole('row')).not.toHaveCount(1);
  });
});
