import type { Page } from '@playwright/test';
import { translator } from '#i18n/translate.ts';
import type { Locale } from '#locales.ts';
import { href, localeOf } from '#routes.ts';
import { faultsInEveryView } from '../../support/accessibility/faults.ts';
import { misfits } from '../../support/accessibility/fit.ts';
import { look } from '../../support/accessibility/views.ts';
import { hold } from '../../support/browser/hindrances.ts';
import { NIGHT_IN } from '../../support/night.ts';
import { expect, test } from '../../support/test.ts';
import { beginning } from '../../support/words.ts';

/** What the page says in a language. */
function wordsIn(locale: Locale) {
  const t = translator(locale);
  const { fields, result, submit, example, demo } = t('bidOrNot');
  return {
    path: href('bidOrNot', locale),
    days: fields.days.label,
    rate: fields.rate.label,
    margin: fields.margin.label,
    low: fields.low.label,
    high: fields.high.label,
    demo,
    submit,
    result: result.title,
    example,
    prefix: t('bidOrNot.words.titlePrefix'),
  };
}

type Words = ReturnType<typeof wordsIn>;

const FRENCH = wordsIn('fr');

const resultOf = (page: Page, { result }: Words) => page.getByRole('region', { name: result });

/** Types an answer of 4,000 € for a margin of 20,000 €, with a chance of 10 to 30 %. */
async function fillIn(page: Page, words: Words): Promise<void> {
  await page.getByLabel(words.days).fill('10');
  await page.getByLabel(words.rate).fill('400');
  await page.getByLabel(words.margin).fill('20 000 €');
  await page.getByLabel(words.low).fill('10');
  await page.getByLabel(words.high).fill('30 %');
}

/** What an answer of 4,000 € for 20,000 € says at 10 to 30 %, whatever the language's signs. */
async function expectAnswer(page: Page, words: Words): Promise<void> {
  const result = resultOf(page, words);
  await expect(result).toContainText(/20\s?%/);
  const rows = result.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toContainText(/10\s?%\s*−\s?€?2[\s,]000/);
  await expect(rows.nth(2)).toContainText(/20\s?%/);
  await expect(rows.nth(3)).toContainText(/30\s?%\s*\+\s?€?2[\s,]000/);
  await expect(result.getByRole('img')).toHaveAccessibleName(/20\s?%.*2[\s,]000/);
  await expect(page.getByText(words.example, { exact: true }).filter({ visible: true })).toHaveCount(0);
}

test.use({ allowedStatuses: [422] });

for (const words of [FRENCH, wordsIn('en')])
  test(
    `${words.path} answers at once as figures are typed, and keeps them in its address`,
    { tag: ['@engines', ...NIGHT_IN[localeOf(words.path)]] },
    async ({ page }) => {
      await page.goto(words.path);
      await expect(page.getByText(words.example, { exact: true }).filter({ visible: true })).toHaveCount(2);
      await fillIn(page, words);
      await expect(page.locator('form.bid')).toHaveJSProperty('noValidate', true);
      await page.keyboard.press('Enter');
      await page.getByText(words.example, { exact: true }).first().waitFor({ state: 'hidden' });
      await expect(resultOf(page, words).getByRole('img')).toHaveAccessibleName(/20\s?%.*2[\s,]000/);
      expect(new URL(page.url()).pathname).toBe(words.path);

      await page.reload();
      await expect(page.getByLabel(words.days)).toHaveValue('10');
      await expect(page.getByLabel(words.margin)).toHaveValue(/20[\s,]000/);
      await expect(resultOf(page, words).getByRole('img')).toHaveAccessibleName(/20\s?%.*2[\s,]000/);
    },
  );

test.describe('the calculator', () => {
  test('keeps what is typed over the figures of an address before its code comes', async ({ page }) => {
    const release = await hold(page);
    await page.goto(`${FRENCH.path}?days=10&rate=300`);
    await page.getByLabel(FRENCH.rate).fill('400');
    release();
    await expect(page.locator('form.bid')).toHaveJSProperty('noValidate', true);
    await expect(page.getByLabel(FRENCH.rate)).toHaveValue('400');
    await expect(page.getByLabel(FRENCH.days)).toHaveValue('10');
    await expect(page).toHaveURL(/[?&]rate=400/);
  });

  test('says what is wrong beside each figure, by keyboard alone, and loses none', async ({ page }) => {
    await page.goto(FRENCH.path);
    const [days, high] = [page.getByLabel(FRENCH.days), page.getByLabel(FRENCH.high)];
    await days.focus();
    await expect(page.locator('form.bid')).toHaveJSProperty('noValidate', true);
    await days.selectText();
    await page.keyboard.type('beaucoup');
    await page.keyboard.press('Enter');
    await expect(days).toBeFocused();
    await expect(days).toHaveAttribute('aria-invalid', 'true');
    await expect(days).toHaveAccessibleDescription(/12/);
    await expect(days).toHaveValue('beaucoup');
    await expect(resultOf(page, FRENCH)).toBeHidden();

    await days.fill('10');
    await high.fill('1');
    await page.keyboard.press('Enter');
    await expect(days).not.toHaveAttribute('aria-invalid');
    await expect(high).toHaveAttribute('aria-invalid', 'true');
    await high.fill('90');
    await page.keyboard.press('Enter');
    await expect(high).not.toHaveAttribute('aria-invalid');
    await expect(resultOf(page, FRENCH)).toBeVisible();
  });

  for (const [state, query] of [
    ['with errors', '?days=0&high=2'],
    ['answered', '?margin=10&low=0&high=100'],
  ] as const)
    test(
      `has no accessibility fault ${state}, however it is looked at`,
      { tag: '@night' },
      async ({ page }) => {
        await page.goto(`${FRENCH.path}${query}`);
        expect(await faultsInEveryView(page)).toEqual([]);
        await look(page, { width: 320, height: 256 });
        expect(await misfits(page)).toEqual([]);
      },
    );
});

test.describe('the calculator without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is worked out by the server, by form and by address, and leads to the demo request', async ({
    page,
  }) => {
    await page.goto(FRENCH.path);
    await fillIn(page, FRENCH);
    await page.getByRole('button', { name: FRENCH.submit }).click();
    await expectAnswer(page, FRENCH);
    await expect(page.getByLabel(FRENCH.days)).toHaveValue('10');

    await page.goto(`${FRENCH.path}?days=10&rate=400&margin=20000&low=10&high=30`);
    await expectAnswer(page, FRENCH);
    await page.getByRole('link', { name: FRENCH.demo }).click();
    await expect(page).toHaveURL(/\?calcul=10-400-20000-10-30#demo-form$/);
  });

  test('says what is wrong, and gives back what was typed', async ({ page }) => {
    await page.goto(FRENCH.path);
    await page.getByLabel(FRENCH.days).fill('<b>douze</b>');
    await page.getByLabel(FRENCH.margin).fill('7 000');
    await page.getByRole('button', { name: FRENCH.submit }).click();
    await expect(page).toHaveTitle(beginning(FRENCH.prefix));
    const summary = page.getByRole('main').getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(1);
    const days = page.getByLabel(FRENCH.days);
    await expect(days).toHaveValue('<b>douze</b>');
    await expect(days).toHaveAccessibleDescription(/12/);
    await expect(page.getByLabel(FRENCH.margin)).toHaveValue('7 000');
    await expect(resultOf(page, FRENCH)).toBeHidden();
  });
});
