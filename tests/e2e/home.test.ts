import type { Page } from '@playwright/test';
import { sampleTenders } from '#editorial/data/tenders.ts';
import { DEFAULT_PROFILE, withSector, type Profile } from '#schemas/profile.ts';
import { heroRows } from '#screens/home/samples.ts';
import { expect, test } from '../support/test.ts';
import { translator } from '../support/translate.ts';

const t = translator('fr');

function rows(page: Page) {
  return page.locator('#try').getByRole('listitem').filter({ visible: true });
}

/** The rows of the hero for a profile, each as it is read. */
function expected(profile: Profile): RegExp[] {
  return heroRows(profile).map(({ tender, score }) => {
    const { percent, low, high } = score.estimate;
    const figures = [`${score.start.percent}\\s*%`, `${percent}\\s*%`, `${low}\\D+${high}\\s*%`];
    return new RegExp([tender.title.fr, t(`analysis.groups.${score.verdict}`), ...figures].join('.*'), 's');
  });
}

test('home: the hero shows a tender of each verdict for the sector, team and region that are chosen', async ({
  page,
}) => {
  await page.goto('/');
  await expect(rows(page)).toHaveText(expected(DEFAULT_PROFILE));
  const profile = withSector({ ...DEFAULT_PROFILE, regions: ['52'] }, 'transport');
  await page.getByLabel(t('home.hero.sector')).selectOption('transport');
  await page.getByLabel(t('home.hero.region')).selectOption('52');
  await expect(rows(page)).toHaveText(expected(profile));
  const others = sampleTenders().filter(({ sector }) => sector !== profile.sector).length;
  await expect(page.getByText(t('home.board.others', { count: others }))).toBeVisible();
});

test('home: the hero begins with what the visitor chose before', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel(t('home.hero.sector')).selectOption('health');
  await page.goto('/tarifs');
  await page.goto('/');
  await expect(page.getByLabel(t('home.hero.sector'))).toHaveValue('health');
  await expect(rows(page)).toHaveText(expected(withSector(DEFAULT_PROFILE, 'health')));
});

test.describe('home without script', () => {
  test.use({ javaScriptEnabled: false });

  test('hero without script shows the rows of the example, and no choice that would not answer', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByLabel(t('home.hero.sector'))).toBeHidden();
    await expect(rows(page)).toHaveText(expected(DEFAULT_PROFILE));
  });
});
