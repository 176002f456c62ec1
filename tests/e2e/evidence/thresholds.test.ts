import type { Page } from '@playwright/test';
import { readThresholds } from '#editorial/data/thresholds.ts';
import { formatDay, formatMoney } from '#i18n/format.ts';
import { translator } from '../../support/translate.ts';
import { href } from '#routes.ts';
import type { ThresholdLine } from '#schemas/content/thresholds.ts';
import { CURRENCY } from '#site.ts';
import { thresholdFor, type Purchase } from '#rules/thresholds.ts';
import { expect, test } from '../../support/test.ts';
import { ending } from '../../support/words.ts';

const { form, kinds, buyers } = translator('fr')('thresholds');
const { lines } = readThresholds();
const PATH = href('thresholds', 'fr');

/** The rule for a purchase, which is a line of the tables. */
function ruleFor(purchase: Purchase): ThresholdLine {
  const line = thresholdFor(lines, purchase);
  if (line === undefined) throw new RangeError('No threshold applies.');
  return line;
}

/** Fills in the form and sends it. */
async function ask(page: Page, buyer: string, kind: string, amount: string): Promise<void> {
  await page.getByLabel(form.buyer).selectOption(buyer);
  await page.getByLabel(form.kind).selectOption(kind);
  await page.getByLabel(form.amount).fill(amount);
  await page.getByRole('button', { name: form.submit }).click();
}

test.describe('the thresholds', () => {
  test(
    'are answered in words, with the text and its date, and the question stays in the address',
    { tag: '@engines' },
    async ({ page }) => {
      await page.goto(PATH);
      const highest = ruleFor({ buyer: 'autre', kind: 'fournitures', amount: Infinity });
      const from = highest.from.autre;
      await ask(page, 'autre', 'fournitures', formatMoney(from, CURRENCY, 'fr'));
      const answer = page.getByRole('status');
      await expect(answer).toContainText(highest.procedure);
      await expect(answer).toContainText(formatMoney(from, CURRENCY, 'fr'));
      await expect(answer).toContainText(highest.text);
      await expect(answer).toContainText(formatDay(highest.since, 'fr'));
      await expect(page).toHaveURL((url) =>
        url.search.startsWith('?acheteur=autre&nature=fournitures&montant='),
      );

      const below = ruleFor({ buyer: 'autre', kind: 'fournitures', amount: from - 0.01 });
      await ask(page, 'autre', 'fournitures', (from - 0.01).toLocaleString('fr-FR'));
      await expect(answer).toContainText(below.procedure);
      await expect(answer).not.toContainText(highest.procedure);
      await expect(page.locator('tr[data-applies]')).toHaveCount(1);
    },
  );

  test('say what is wrong with a question, where it is wrong', async ({ page }) => {
    await page.goto(PATH);
    await page.getByRole('button', { name: form.submit }).click();
    await expect(page.getByLabel(form.buyer)).toBeFocused();
    await expect(page.getByText(form.faults.buyer)).toBeVisible();
    await expect(page.getByText(form.faults.missing)).toBeVisible();

    await ask(page, 'etat', 'social', 'beaucoup');
    const amount = page.getByLabel(form.amount);
    await expect(amount).toBeFocused();
    await expect(amount).toHaveAccessibleDescription(ending(form.faults.unreadable));
    await expect(page.getByRole('status')).toBeEmpty();

    await ask(page, 'etat', 'social', '750000');
    await expect(amount).not.toHaveAttribute('aria-invalid');
    await expect(page.getByText(form.faults.unreadable)).toHaveCount(0);
    const { procedure } = ruleFor({ buyer: 'etat', kind: 'social', amount: 750_000 });
    await expect(page.getByRole('status')).toContainText(procedure);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to the table, which holds every answer', async ({ page }) => {
    await page.goto(PATH);
    const rule = ruleFor({ buyer: 'reseau', kind: 'fournitures', amount: Infinity });
    const from = rule.from.reseau;
    await ask(page, 'reseau', 'fournitures', String(from));
    await expect(page).toHaveURL(`${PATH}?acheteur=reseau&nature=fournitures&montant=${from}#tableau`);
    const table = page.getByRole('table', { name: kinds.fournitures.label });
    await expect(table).toBeInViewport();
    const row = table.getByRole('row').filter({ hasText: formatMoney(from, CURRENCY, 'fr') });
    await expect(row).toContainText(rule.procedure);
    await expect(row).toContainText(buyers.reseau.short);
  });
});
