import { readCompetition } from '../../../src/competition/read.ts';
import { messageLedger } from '../../../src/editorial/claims/ledger.ts';
import { claimFigure } from '../../../src/i18n/claim-figure.ts';
import { formatNumber } from '../../../src/i18n/format.ts';
import { translator } from '../../../src/i18n/translate.ts';
import { typeset } from '../../../src/i18n/typography.ts';
import { LOCALES } from '../../../src/locales.ts';
import { href } from '../../../src/routes.ts';
import { CLAIMS } from '../../../src/site.ts';
import { expect, visiting as test } from '../../support/test.ts';

test.describe('the ledger of figures', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of LOCALES) {
    const t = translator(locale);

    test(`is reached from the resources, and says who stands behind each claim (${locale})`, async ({
      page,
    }) => {
      await page.goto(href('resources', locale));
      await page
        .getByRole('main')
        .getByRole('link', { name: t('claims.title') })
        .click();
      await expect(page).toHaveURL(href('sources', locale));
      for (const claim of CLAIMS) {
        const entry = page
          .getByRole('listitem')
          .filter({ hasText: typeset(claim.wording[locale], locale) })
          .filter({ hasText: claimFigure(claim, locale) });
        await expect(entry.first()).toContainText(t('claims.company.by'));
        await expect(entry.first()).toContainText(typeset(claim.source[locale], locale));
      }
    });

    test(`leads from a published figure to its source (${locale})`, async ({ page }) => {
      await page.goto(href('sources', locale));
      for (const { source, lines } of messageLedger(locale).entries) {
        if (source === undefined) continue;
        const entry = page.getByRole('listitem').filter({ hasText: lines[0]?.text ?? '' });
        await expect(entry.getByRole('link', { name: source.title })).toHaveAttribute('href', source.url);
      }
    });

    test(`names each file of public data with its count, and never adds them up (${locale})`, async ({
      page,
    }) => {
      await page.goto(href('sources', locale));
      const table = page.getByRole('table', { name: t('claims.data.caption') });
      for (const { figures } of readCompetition()) {
        const { source, report } = figures;
        const row = table.getByRole('row').filter({ hasText: typeset(source.title[locale], locale) });
        await expect(row).toContainText(formatNumber(report.counted, locale));
        await expect(row).toContainText(source.licence);
        await expect(row.getByRole('link')).toHaveAttribute('href', source.address);
      }
      await expect(table.getByRole('row')).toHaveCount(readCompetition().length + 1);
    });
  }
});
