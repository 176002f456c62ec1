import type { Page } from '@playwright/test';
import { thresholdFills } from '#client/threshold-fills.ts';
import { readThresholds } from '#editorial/data/thresholds.ts';
import { thresholdMessages } from '#i18n/messages/thresholds/index.ts';
import { useMessages } from '#i18n/translate.ts';
import { LOCALES, type Locale } from '#locales.ts';
import { href } from '#routes.ts';
import type { Purchase } from '#rules/thresholds.ts';
import { expect, test } from '../../support/test.ts';
import { ending } from '../../support/words.ts';

const t = useMessages('fr', thresholdMessages);
const form = t('thresholds.form');
const PATH = href('thresholds', 'fr');
const DAY = '2026-11-28';

/** The verdict that the rules give to a purchase, its four facts and the links of its texts. */
function expectedAnswer(purchase: Purchase, locale: Locale = 'fr') {
  const words = useMessages(locale, thresholdMessages)('thresholds.words');
  const { texts, ...thresholds } = readThresholds(locale);
  const fills = thresholdFills(purchase, { ...thresholds, texts: Object.keys(texts), words }, locale);
  return {
    verdict: fills['verdict']?.text ?? '',
    facts: ['procedure', 'publication', 'time', 'standstill'].flatMap((name) => fills[name]?.text ?? []),
    texts: Object.entries(texts).flatMap(([key, text]) => (fills[key]?.hidden === false ? [text] : [])),
  };
}

/** Fills in the sentence and sends it. */
async function ask(page: Page, purchase: Purchase, amount: string, locale: Locale = 'fr'): Promise<void> {
  const labels = useMessages(locale, thresholdMessages)('thresholds.form');
  await page.getByLabel(labels.kind, { exact: true }).selectOption(purchase.kind);
  await page.getByLabel(labels.buyer, { exact: true }).selectOption(purchase.buyer);
  await page.getByLabel(labels.amount, { exact: true }).fill(amount);
  await page.getByLabel(labels.day, { exact: true }).fill(purchase.day);
  await page.getByRole('button', { name: labels.submit }).click();
}

for (const locale of LOCALES)
  test(`thresholds in ${locale}: a sent question moves focus and view to the verdict, with four facts and the texts`, async ({
    page,
  }) => {
    const purchase = { buyer: 'other', kind: 'supplies', amount: 250_000, day: DAY } as const;
    await page.goto(href('thresholds', locale));
    await ask(page, purchase, '250 k€', locale);
    const { verdict, facts, texts } = expectedAnswer(purchase, locale);
    const heading = page.getByRole('heading', { name: verdict });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    for (const fact of facts)
      await expect(page.getByRole('definition').filter({ hasText: fact })).not.toHaveCount(0);
    for (const { name, url } of texts)
      if (url !== undefined)
        await expect(page.getByRole('form').getByRole('link', { name, exact: true })).toHaveAttribute(
          'href',
          url,
        );
  });

test('thresholds: a choice by pointer leads to the verdict, arrow keys stay in the list and are announced', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PATH);
  const kind = page.getByLabel(form.kind, { exact: true });
  await kind.focus();
  await page.keyboard.press('ArrowDown');
  await expect(kind).toBeFocused();
  await expect(page.getByRole('form').getByRole('status')).not.toBeEmpty();
  await kind.dispatchEvent('pointerdown');
  await kind.selectOption('works');
  const verdict = page.getByRole('form').getByRole('heading').nth(1);
  await expect(verdict).toBeFocused();
  await expect(verdict).toBeInViewport({ ratio: 1 });
});

test('thresholds: opens the table of the purchase, and no other', async ({ page }) => {
  await page.goto(PATH);
  await ask(page, { buyer: 'local', kind: 'social', amount: 1, day: DAY }, '800 000 €');
  await expect(page.getByRole('table', { name: t('thresholds.kinds.social.title') })).toBeVisible();
  await expect(page.getByRole('table', { name: t('thresholds.kinds.works.title') })).toBeHidden();
});

test('thresholds: answers for the day of the consultation, and gives no answer once no rule is known', async ({
  page,
}) => {
  await page.goto(PATH);
  const purchase = { buyer: 'local', kind: 'works', amount: 80_000 } as const;
  for (const day of [DAY, '2027-02-01']) {
    await ask(page, { ...purchase, day }, '80000');
    const { verdict, facts } = expectedAnswer({ ...purchase, day });
    await expect(page.getByRole('heading', { name: verdict })).toBeVisible();
    await expect(page.getByRole('definition')).toHaveCount(facts.length);
  }
  await ask(page, { ...purchase, day: '2023-06-01' }, '80000');
  await expect(page.getByLabel(form.day, { exact: true })).toBeFocused();
  await expect(page.getByLabel(form.day, { exact: true })).toHaveAttribute('aria-invalid', 'true');
});

test('thresholds: says what is wrong with an amount below the sentence', async ({ page }) => {
  await page.goto(PATH);
  const amount = page.getByLabel(form.amount, { exact: true });
  const purchase = { buyer: 'state', kind: 'social', amount: 750_000, day: DAY } as const;
  for (const [typed, fault] of [
    ['', form.faults.missing],
    ['beaucoup', form.faults.unreadable],
    ['72 000 TTC', form.faults.taxIncluded],
  ] as const) {
    await ask(page, purchase, typed);
    await expect(amount).toBeFocused();
    await expect(amount).toHaveAccessibleDescription(ending(fault));
  }
  await ask(page, purchase, '0,75 M€ hors taxes');
  await expect(amount).not.toHaveAttribute('aria-invalid');
  await expect(page.getByRole('heading', { name: expectedAnswer(purchase).verdict })).toBeVisible();
});

test('thresholds: Back finds every choice as it was left', { tag: '@engines' }, async ({ page }) => {
  await page.goto(PATH);
  await ask(page, { buyer: 'publicNetwork', kind: 'supplies', amount: 1, day: '2025-05-02' }, '441 000');
  await page.getByLabel(form.amount, { exact: true }).fill('44');
  await page.goto(href('method', 'fr'));
  await page.goBack();
  await expect(page.getByLabel(form.amount, { exact: true })).toHaveValue('44');
  await expect(page.getByLabel(form.buyer, { exact: true })).toHaveValue('publicNetwork');
  await expect(page.getByLabel(form.kind, { exact: true })).toHaveValue('supplies');
  await expect(page.getByLabel(form.day, { exact: true })).toHaveValue('2025-05-02');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('thresholds: the form leads to the tables', async ({ page }) => {
    await page.goto(PATH);
    await page.getByRole('button', { name: form.submit }).click();
    await expect(page).toHaveURL(/#tableau$/);
    const title = t('thresholds.kinds.supplies.title');
    await page.getByRole('heading', { name: title }).click();
    await expect(page.getByRole('table', { name: title })).toBeVisible();
  });
});
