import type { Page } from '@playwright/test';
import { formatMoney, formatPercent } from '#i18n/format.ts';
import { chancePercent } from '#competition/bid/value.ts';
import { choiceKey } from '#competition/counting/choice.ts';
import { defaultAnswer } from '#competition/words/explorer-data.ts';
import { placeName } from '#competition/words/place-names.ts';
import { translator } from '../../support/translate.ts';
import { LOCALES, type Locale } from '#locales.ts';
import { href, localeOf } from '#routes.ts';
import { BID_CASES, BID_EXAMPLE } from '#schemas/competition/bid.ts';
import { accessibilityFaults } from '../../support/accessibility/faults.ts';
import { findLayoutFaults } from '../../support/accessibility/fit.ts';
import { applyView } from '../../support/accessibility/views.ts';
import { holdCode } from '../../support/browser/hindrances.ts';
import { NIGHT_IN } from '../../support/night.ts';
import { expect, test } from '../../support/test.ts';

/** Messages of the page in a language. */
function wordsIn(locale: Locale) {
  const t = translator(locale);
  const { fields, result, example } = t('bidOrNot');
  return {
    path: href('bidOrNot', locale),
    days: fields.days.label,
    rate: fields.rate.label,
    margin: fields.margin.label,
    low: fields.low.label,
    high: fields.high.label,
    result: result.title,
    example,
  };
}

type Words = ReturnType<typeof wordsIn>;

const FRENCH = wordsIn('fr');

const resultRegion = (page: Page, { result }: Words) => page.getByRole('region', { name: result });

/** Types an answer of 4,000 € for a margin of 20,000 €, with a chance of 10 to 30 %. */
async function fillIn(page: Page, words: Words): Promise<void> {
  await page.getByLabel(words.days).fill('10');
  await page.getByLabel(words.rate).fill('400');
  await page.getByLabel(words.margin).fill('20 000 €');
  await page.getByLabel(words.low).fill('10');
  await page.getByLabel(words.high).fill('30 %');
}

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
      await expect(resultRegion(page, words).getByRole('img')).toHaveAccessibleName(/20\s?%.*2[\s,]000/);
      expect(new URL(page.url()).pathname).toBe(words.path);

      await page.reload();
      await expect(page.getByLabel(words.days)).toHaveValue('10');
      await expect(page.getByLabel(words.margin)).toHaveValue(/20[\s,]000/);
      await expect(resultRegion(page, words).getByRole('img')).toHaveAccessibleName(/20\s?%.*2[\s,]000/);
    },
  );

test.describe('the calculator', () => {
  test('calculator keeps what is typed over the figures of an address before its code comes', async ({
    page,
  }) => {
    const release = await holdCode(page);
    await page.goto(`${FRENCH.path}?days=10&rate=300`, { waitUntil: 'commit' });
    await page.getByLabel(FRENCH.rate).fill('400');
    release();
    await expect(page.locator('form.bid')).toHaveJSProperty('noValidate', true);
    await expect(page.getByLabel(FRENCH.rate)).toHaveValue('400');
    await expect(page.getByLabel(FRENCH.days)).toHaveValue('10');
    await expect(page).toHaveURL(/[?&]rate=400/);
  });

  test('calculator: begins with the chance in the visitor’s sector and region, under what is typed or asked', async ({
    page,
  }) => {
    const [low, margin] = [page.getByLabel(FRENCH.low), page.getByLabel(FRENCH.margin)];
    const { sector, region } = { sector: 'construction', region: '76' } as const;
    const { figures, choice } = defaultAnswer('fr', region);
    const cell = figures.cells[choiceKey(choice)];
    if (cell === undefined) throw new Error('The region has no figures.');
    await page.goto(FRENCH.path);
    await expect(low).toHaveValue(String(BID_EXAMPLE.low));
    await page.evaluate((visitor) => sessionStorage.setItem('visitor', JSON.stringify(visitor)), {
      sector,
      region,
    });
    await page.reload();
    await expect(low).toHaveValue(chancePercent(cell, 'fr'));
    await expect(page.getByText(placeName({ region }, 'fr')).first()).toBeVisible();
    await margin.fill('20 000');
    await low.fill('7');
    await page.reload();
    await expect(low).toHaveValue('7');
    await page.goto(`${FRENCH.path}?low=8&high=9`);
    await expect(low).toHaveValue('8');
  });

  test('calculator says what is wrong beside each figure, by keyboard alone, and loses none', async ({
    page,
  }) => {
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
    await expect(resultRegion(page, FRENCH)).toBeHidden();

    await days.fill('10');
    await high.fill('1');
    await page.keyboard.press('Enter');
    await expect(days).not.toHaveAttribute('aria-invalid');
    await expect(high).toHaveAttribute('aria-invalid', 'true');
    await high.fill('90');
    await page.keyboard.press('Enter');
    await expect(high).not.toHaveAttribute('aria-invalid');
    await expect(resultRegion(page, FRENCH)).toBeVisible();
  });

  for (const [state, query] of [
    ['with errors', '?days=0&high=2'],
    ['answered', '?margin=10&low=0&high=100'],
  ] as const)
    test(
      `calculator has no accessibility fault ${state}, however it is looked at`,
      { tag: '@night' },
      async ({ page }) => {
        await page.goto(`${FRENCH.path}${query}`);
        expect(await accessibilityFaults(page)).toEqual([]);
        await applyView(page, { width: 320, height: 256 });
        expect(await findLayoutFaults(page)).toEqual([]);
      },
    );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of LOCALES)
    test(`the calculator in ${locale} shows the formula and worked cases in place of its form`, async ({
      page,
    }) => {
      const t = translator(locale);
      const { link, title, formulas, table } = t('bidOrNot.worked');
      await page.goto(`${href('bidOrNot', locale)}?days=10&rate=400`);
      await expect(page.getByLabel(t('bidOrNot.fields.days.label'))).toBeHidden();
      await expect(page.getByRole('button')).toHaveCount(0);
      await page.getByRole('link', { name: link }).click();
      await expect(page.getByRole('heading', { name: title })).toBeInViewport();
      for (const formula of formulas) await expect(page.getByText(formula)).toBeVisible();
      const rows = page.getByRole('table', { name: table }).getByRole('row');
      await expect(rows).toHaveCount(BID_CASES.length + 1);
      for (const [index, { days, margin }] of BID_CASES.entries()) {
        const cost = days * BID_EXAMPLE.rate;
        const breakEven =
          cost < margin ? formatPercent((100 * cost) / margin, locale) : t('bidOrNot.worked.never');
        await expect(rows.nth(index + 1)).toContainText(formatMoney(cost, 'EUR', locale));
        await expect(rows.nth(index + 1)).toContainText(breakEven);
      }
    });
});
