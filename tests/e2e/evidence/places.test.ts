import { evenChance } from '../../../src/competition/bid/value.ts';
import { regionOf } from '../../../src/competition/places.ts';
import { factsOf } from '../../../src/competition/facts.ts';
import { headingOf, pagesBeside, placeSources } from '../../../src/editorial/data/place-pages.ts';
import { formatDay, formatNumber } from '../../../src/i18n/format.ts';
import { placeName } from '../../../src/competition/words/place-names.ts';
import { translator } from '../../../src/i18n/translate.ts';
import { LOCALES } from '../../../src/locales.ts';
import { href, placeHref } from '../../../src/routes.ts';
import { faultsInEveryView } from '../../support/accessibility/faults.ts';
import { misfits } from '../../support/accessibility/fit.ts';
import { look } from '../../support/accessibility/views.ts';
import { expect, visiting as test } from '../../support/test.ts';

const pages = placeSources().flatMap((source) => source.pages);
/** A department that differs from the whole, and a trade. */
const department = pages.find(({ kind, position }) => kind === 'department' && position !== 'unknown');
const trade = pages.find(({ kind }) => kind === 'trade');
if (department === undefined || trade === undefined)
  throw new Error('No figures of a department and a trade.');
const fr = translator('fr');

test.describe('a page on competition', () => {
  test('is found in the list by its region, and by how its single offers compare', async ({ page }) => {
    await page.goto(href('places', 'fr'));
    const name = placeName(department.choice);
    const region = placeName({ region: regionOf(department.choice.department ?? '') ?? '' });
    const inRegion = page.getByRole('main').locator('dl > div').filter({ hasText: region });
    await expect(inRegion.getByRole('link', { name, exact: true })).toBeVisible();
    const group = page
      .getByRole('rowgroup')
      .filter({ hasText: fr(`places.list.groups.${department.position}`) })
      .first();
    await group.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(placeHref(department.slug, 'fr'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(department, fr));
  });

  for (const { slug, cell, figures, ...one } of [department, trade])
    test(`${slug} says its figures with their number, period, source, licence and day`, async ({ page }) => {
      await page.goto(placeHref(slug, 'fr'));
      const { of, median, single } = factsOf(cell);
      const said = page.getByRole('heading', { level: 1 }).locator('..');
      await expect(said).toContainText(`${median} offre`);
      await expect(said).toContainText(`Sur ${of} marchés`);
      await expect(said).toContainText(String(single));
      const term = (id: string) => page.locator(`[data-provenance=${id}]`);
      await expect(term('markets')).toContainText(formatNumber(cell.contracts, 'fr'));
      await expect(term('period')).toContainText(formatDay(cell.period.to, 'fr', 'medium'));
      await expect(term('scope')).toHaveText(figures.source.scope.fr);
      await expect(term('licence')).toHaveText(figures.source.licence);
      await expect(term('computed')).toHaveText(formatDay(figures.source.computed, 'fr', 'medium'));
      await expect(term('source').getByRole('link')).toHaveAttribute('href', figures.source.address);
      const beside = pagesBeside({ slug, cell, figures, ...one });
      for (const other of beside)
        await expect(
          page.getByRole('main').locator(`a[href="${placeHref(other.slug, 'fr')}"]`),
        ).toBeVisible();
    });

  for (const locale of LOCALES)
    test(`leads to the explorer that is asked for its choice (${locale})`, async ({ page }) => {
      const t = translator(locale);
      await page.goto(placeHref(department.slug, locale));
      await page.getByRole('link', { name: t('places.page.explorer') }).click();
      await expect(page.getByRole('combobox', { name: t('howMany.ask.where') })).toHaveValue(
        department.choice.department ?? '',
      );
      await expect(
        page.getByText(`n = ${formatNumber(department.cell.contracts, locale)}`, { exact: true }),
      ).toBeVisible();
    });

  test('leads to the calculation with the chance that its figures give each bidder', async ({ page }) => {
    await page.goto(placeHref(trade.slug, 'fr'));
    await page
      .getByRole('main')
      .getByRole('link', { name: fr('howMany.answer.bid') })
      .click();
    const { low, high } = evenChance(trade.cell.quartiles);
    await expect(page.getByLabel('au plus bas')).toHaveValue(String(Math.round(100 * low)));
    await expect(page.getByLabel('au plus haut')).toHaveValue(String(Math.round(100 * high)));
  });

  // The list, and the largest page of each kind, are in `accessibility.test.ts`.
  test('of a trade has no accessibility fault, and its rows stay rows under named columns', async ({
    page,
  }) => {
    await page.goto(placeHref(trade.slug, 'fr'));
    expect(await faultsInEveryView(page)).toEqual([]);
    const table = page.getByRole('table').first();
    for (const width of [1280, 320]) {
      // On the narrowest the rows are folded.
      await look(page, { width, height: 900 });
      expect(await misfits(page)).toEqual([]);
      await expect(table.getByRole('columnheader').first()).toBeVisible();
      await expect(table.getByRole('rowheader').first()).toBeVisible();
    }
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list, a page and its drawing are there, and lead on to the tables and the sum', async ({
    page,
  }) => {
    await page.goto(href('places', 'fr'));
    await page
      .getByRole('link', { name: placeName(department.choice), exact: true })
      .first()
      .click();
    await expect(page.getByRole('img', { name: /points, un par marché/ })).toBeVisible();
    await expect(page.getByRole('table').first().getByRole('row')).not.toHaveCount(1);
    await page.getByRole('link', { name: fr('places.page.explorer') }).click();
    await expect(page.getByRole('link', { name: fr('howMany.tables.places') })).toBeVisible();
  });
});
