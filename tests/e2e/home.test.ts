import type { Page } from '@playwright/test';
import { sampleTenders } from '#editorial/data/tenders.ts';
import { translator } from '../support/translate.ts';
import { percentOf } from '#rules/factors.ts';
import { DEFAULT_PROFILE, type Profile } from '#schemas/profile.ts';
import { expect, test } from '../support/test.ts';

const t = translator('fr');

/** The rows of the hero, which its form holds. */
function rows(page: Page) {
  return page
    .getByRole('combobox', { name: t('home.hero.sector') })
    .locator('xpath=ancestor::div[@id][1]')
    .getByRole('listitem');
}

/** What the rows should say for a profile: the best of its sector alone. */
function expected(profile: Profile): RegExp[] {
  return sampleTenders()
    .filter(({ sector }) => sector === profile.sector)
    .map((tender) => ({ title: tender.title.fr, percent: percentOf(tender, profile) }))
    .toSorted((one, other) => other.percent - one.percent)
    .slice(0, 3)
    .map(({ title, percent }) => new RegExp(`${title}\\s*${percent}\\s*%`));
}

test.describe('the hero of home', () => {
  test('ranks the samples of the visitor’s sector alone, by the formula', async ({ page }) => {
    await page.goto('/');
    await expect(rows(page)).toHaveText(expected(DEFAULT_PROFILE));
    const profile = {
      ...DEFAULT_PROFILE,
      sector: 'construction',
      teamSize: '51-200',
      references: 'many',
    } as const;
    await page.getByLabel(t('home.hero.sector')).selectOption(profile.sector);
    await page.getByLabel(t('home.hero.team')).selectOption(profile.teamSize);
    await page.getByLabel(t('home.hero.references')).selectOption(profile.references);
    await expect(rows(page)).toHaveText(expected(profile));
    const others = sampleTenders().filter(({ sector }) => sector !== profile.sector).length;
    await expect(page.getByText(t('home.board.others', { count: others }))).toBeVisible();
  });
});

test.describe('the hero without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the rows, and no choice that would not answer', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByLabel(t('home.hero.sector'))).toBeHidden();
    await expect(page.locator('#try').getByRole('listitem')).toHaveText(expected(DEFAULT_PROFILE));
  });
});
