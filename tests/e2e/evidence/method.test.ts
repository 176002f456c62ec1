import { readCompetition } from '#competition/read.ts';
import { messageLedger } from '#screens/method/ledger.ts';
import { claimFigure } from '#i18n/claim-figure.ts';
import { formatNumber } from '#i18n/format.ts';
import { translator } from '#i18n/translate.ts';
import { typeset } from '#i18n/typography.ts';
import { href, ROUTES } from '#routes.ts';
import { CLAIMS } from '#site.ts';
import { expect, test } from '../../support/test.ts';

const sources = readCompetition();

const t = translator('fr');
const path = ROUTES.method.fr;

test.describe('the method', () => {
  test('names each file with its digest, the command and all figures', async ({ page }) => {
    await page.goto(path);
    await page.getByText(t('method.data.title')).click();
    for (const { figures } of sources) {
      const { source, report } = figures;
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

  test('holds a ledger that its field searches, whatever accents are typed', async ({ page }) => {
    await page.goto(path);
    await page.getByText(t('method.ledger.title')).click();
    const table = page.getByRole('table', { name: t('method.ledger.caption') });
    const entry = messageLedger('fr').entries.find(({ source }) => source !== undefined);
    const words = entry?.source?.publisher ?? '';
    await page.getByLabel(t('method.ledger.search')).fill(words.toUpperCase());
    const rows = table.locator('tbody tr:visible');
    await expect(rows.first()).toContainText(words);
    const shown = await rows.count();
    expect(shown).toBeLessThan(await table.locator('tbody tr').count());
    await expect(page.locator('[data-found]')).toContainText(String(shown));
    await page.getByLabel(t('method.ledger.search')).fill('zzzz');
    await expect(rows).toHaveCount(0);
  });
});

test.describe('the method without script', () => {
  test.use({ javaScriptEnabled: false });

  test('says who stands behind each claim, and leads to its source', async ({ page }) => {
    await page.goto(href('home', 'fr'));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('method.title') })
      .click();
    await expect(page).toHaveURL(path);
    for (const claim of CLAIMS) {
      const entry = page
        .locator('li')
        .filter({ hasText: typeset(claim.wording.fr, 'fr') })
        .filter({ hasText: claimFigure(claim, 'fr') });
      await expect(entry.first()).toContainText(typeset(claim.source.fr, 'fr'));
    }
    await page.getByText(t('method.ledger.title')).click();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    for (const { source, lines } of messageLedger('fr').entries) {
      if (source === undefined) continue;
      const row = page.locator('tr').filter({ hasText: lines[0]?.text ?? '' });
      await expect(row.getByRole('link', { name: source.title })).toHaveAttribute('href', source.url);
    }
  });
});
