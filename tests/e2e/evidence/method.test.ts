import { readCompetition } from '#competition/read.ts';
import { claimFigure } from '#i18n/claim-figure.ts';
import { formatNumber } from '#i18n/format.ts';
import { translator } from '../../support/translate.ts';
import { typeset } from '#i18n/typography.ts';
import { href, ROUTES } from '#routes.ts';
import { CLAIMS, OUTCOMES } from '#site.ts';
import { expect, test } from '../../support/test.ts';

const sources = readCompetition();

const t = translator('fr');
const path = ROUTES.method.fr;

test.describe('the method', () => {
  test('method: says what was counted, what nobody can know and what would test the scores, in this order', async ({
    page,
  }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText(/^\d\. /)).toHaveText([
      t('method.counted.kicker'),
      t('method.unknown.kicker'),
      t('method.outcomes.kicker'),
    ]);
    const { needed, known } = OUTCOMES;
    const squares = main.getByRole('img', { name: t('method.outcomes.label', { needed, known }) });
    await expect(squares).toBeVisible();
  });

  test('method: names each file with its digest, the command and all figures', async ({ page }) => {
    await page.goto(path);
    await page.getByText(t('method.data.title')).click();
    for (const { source, report } of sources) {
      const part = page.getByRole('region', { name: typeset(source.title.fr, 'fr'), exact: true });
      for (const { name, sha256 } of source.files) {
        await expect(part).toContainText(name);
        await expect(part).toContainText(sha256);
        await expect(page.getByText(`npm run data -- `)).toContainText(name);
      }
      await expect(part).toContainText(formatNumber(report.counted, 'fr'));
      await expect(part).toContainText(formatNumber(report.consultations, 'fr'));
      for (const ending of ['json', 'csv']) {
        const link = part.getByRole('link', { name: ending.toUpperCase() });
        const got = await page.request.get((await link.getAttribute('href')) ?? '');
        expect([ending, got.status()]).toEqual([ending, 200]);
      }
    }
  });
});

test.describe('the claims without script', () => {
  test.use({ javaScriptEnabled: false });

  test('product without script: states who stands behind each claim, and its source', async ({ page }) => {
    await page.goto(href('product', 'fr'));
    for (const claim of CLAIMS) {
      const entry = page
        .locator('li')
        .filter({ hasText: typeset(claim.wording.fr, 'fr') })
        .filter({ hasText: claimFigure(claim, 'fr') });
      await expect(entry.first()).toContainText(typeset(claim.whose.fr, 'fr'));
      await expect(page.getByText(typeset(claim.source.fr, 'fr')).first()).toBeAttached();
    }
  });
});
