import { translator } from '../../../src/i18n/translate.ts';
import { LOCALES } from '../../../src/locales.ts';
import { consoleOn, ranked } from '../../support/browser/console.ts';
import { expect, visiting as test } from '../../support/test.ts';

test.use({ reducedMotion: 'reduce' } as const);

const own = ranked().map(({ tender }) => tender);
const measured = own.find((tender) => tender.measured !== undefined);
const unmeasured = own.find((tender) => tender.measured === undefined);

for (const locale of LOCALES) {
  const { link } = translator(locale)('analysis.evidence');

  test.describe(`the start of a score in ${locale}`, () => {
    test('is measured where data counts enough, its source one press away', async ({ page }) => {
      test.skip(measured === undefined, 'no sample is like the markets that were counted');
      const { dialog, go } = consoleOn(page, locale);
      await go(`?sort=chance&open=${measured?.id}`);
      const start = String(Math.round(100 / (measured?.measuredOffers ?? 1)));
      await expect(dialog.locator('.stair .points').first()).toHaveText(start);
      await expect(dialog.getByText(/(CPV commence|CPV code begins)/)).toBeHidden();
      await dialog.locator('.factors summary').first().press('Enter');
      await expect(dialog.getByText(/(CPV commence|CPV code begins)/)).toBeVisible();
      await expect(dialog.getByRole('link', { name: link })).toHaveAttribute(
        'href',
        measured?.measured?.source.address ?? '',
      );
    });

    test('leads to the calculation of an answer, with the range of the score', async ({ page }) => {
      const { dialog, go } = consoleOn(page, locale);
      await go(`?sort=chance&open=${unmeasured?.id}`);
      const range = (await dialog.locator('figcaption').innerText()).match(/\d+/g)?.slice(-2) ?? [];
      await dialog.getByRole('link', { name: translator(locale)('analysis.detail.bid') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(translator(locale)('bidOrNot.title'));
      await expect(page.locator('#low')).toHaveValue(range[0] ?? '');
      await expect(page.locator('#high')).toHaveValue(range[1] ?? '');
      await expect(page.getByText(translator(locale)('bidOrNot.origins.console'))).toBeVisible();
    });
  });
}
