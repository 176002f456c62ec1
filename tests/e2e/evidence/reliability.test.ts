import { readCompetition } from '../../../src/competition/read.ts';
import { outcomesFor } from '../../../src/competition/verdicts.ts';
import { translator } from '../../../src/i18n/translate.ts';
import { LOCALES } from '../../../src/locales.ts';
import { href } from '../../../src/routes.ts';
import { expect, visiting as test } from '../../support/test.ts';

const sources = readCompetition().filter(({ trial }) => trial !== undefined);

/** A number as either language groups it. */
const grouped = (value: number) => new RegExp(String(value).replace(/\B(?=(\d{3})+$)/g, '[\\s,]'));

for (const locale of LOCALES) {
  const path = href('reliability', locale);
  const filled = translator(locale)('reliability.toFill.title');
  test.describe(path, () => {
    test.use({ javaScriptEnabled: false });

    test('shows each source by itself, with what was announced, what came, and where it is from', async ({
      page,
    }) => {
      await page.goto(path);
      for (const { figures, trial } of sources) {
        if (trial === undefined) continue;
        const section = page.getByRole('region', { name: figures.source.title[locale], exact: true });
        await expect(section).toContainText(grouped(trial.learnt.contracts));
        await expect(section).toContainText(grouped(trial.judged.contracts));
        await expect(section.getByRole('link', { name: /data\.gouv\.fr/ })).toHaveAttribute(
          'href',
          figures.source.address,
        );
        const offers = trial.offers.find(({ forecast }) => forecast === 'procedure-amount');
        for (const { announced, observed } of [offers?.quartiles, offers?.deciles].filter(
          (interval) => interval !== undefined,
        )) {
          const [came, said] = [Math.round(observed.share * 100), Math.round(announced * 100)];
          await expect(
            section.getByRole('img', { name: new RegExp(`\\b${came}\\b.*\\b${said}\\b`) }),
          ).toBeVisible();
        }
        await page.locator('summary', { hasText: figures.source.title[locale] }).click();
        const table = page.getByRole('table', { name: figures.source.title[locale] });
        await expect(table.getByRole('row')).toHaveCount(trial.offers.length + 1);
      }
    });

    test('says what these data cannot check, and how many outcomes it would take', async ({ page }) => {
      await page.goto(path);
      const band = page.getByRole('region', { name: filled });
      await expect(band).toContainText(String(outcomesFor(0.1)));
      await expect(band).toContainText(String(5 * outcomesFor(0.1)));
      await expect(band.getByRole('img')).toBeVisible();
    });
  });
}
