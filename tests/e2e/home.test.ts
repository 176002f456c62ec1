import type { Page } from '@playwright/test';
import { scoredSample } from '../../src/editorial/data/tenders.ts';
import { translator } from '../../src/i18n/translate.ts';
import { DEFAULT_PROFILE, type Profile } from '../../src/schemas/profile.ts';
import { percentOf } from '../../src/rules/factors.ts';
import { groupOf } from '../../src/rules/ranking.ts';
import { scoreTender } from '../../src/rules/score.ts';
import { adviceCase, answers } from '../../src/screens/home/answers.ts';
import { CHANGES, HERO_ROWS, RAISED, TRADES } from '../../src/screens/home/samples.ts';
import { expect, visiting as test } from '../support/test.ts';

const t = translator('fr');

/** The rows of the hero, which its form holds. */
function rows(page: Page) {
  return page
    .getByRole('combobox', { name: t('home.hero.trade') })
    .locator('xpath=ancestor::div[@id][1]')
    .getByRole('listitem');
}

/** What the rows should say for a profile, best first. */
function expected(profile: Profile): RegExp[] {
  return HERO_ROWS.map(({ tender }) => ({ title: tender.title.fr, percent: percentOf(tender, profile) }))
    .toSorted((one, other) => other.percent - one.percent)
    .map(({ title, percent }) => new RegExp(`${title}\\s*${percent}\\s*%`));
}

test.describe('the hero of home', () => {
  test('ranks the sample tenders for the visitor’s trade, team and references, by the formula', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(rows(page)).toHaveText(expected(DEFAULT_PROFILE));
    const profile = {
      ...DEFAULT_PROFILE,
      sector: 'construction',
      teamSize: '51-200',
      references: 'many',
    } as const;
    await page.getByLabel(t('home.hero.trade')).selectOption(profile.sector);
    await page.getByLabel(t('home.hero.team')).selectOption(profile.teamSize);
    await page.getByLabel(t('home.hero.references')).selectOption(profile.references);
    await expect(rows(page)).toHaveText(expected(profile));

    await page.getByLabel(t('home.hero.trade')).selectOption('other');
    await page.getByLabel(t('home.hero.references')).selectOption('none');
    const none = { ...profile, sector: 'other', references: 'none' } as const;
    await expect(rows(page)).toHaveText(expected(none));
    const groups = HERO_ROWS.map(({ tender }) => groupOf(percentOf(tender, none)));
    await expect(page.getByText(answers(t).advices[adviceCase(groups)] ?? 'no advice')).toBeVisible();
  });

  test('answers the keyboard alone', async ({ page }) => {
    await page.goto('/');
    const trade = page.getByLabel(t('home.hero.trade'));
    await trade.focus();
    await page.keyboard.press('End');
    const last = TRADES.at(-1) ?? DEFAULT_PROFILE.sector;
    await expect(trade).toHaveValue(last);
    await expect(rows(page)).toHaveText(expected({ ...DEFAULT_PROFILE, sector: last }));
  });
});

for (const script of [true, false])
  test.describe(`the score that a visitor raises, ${script ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled: script });

    test('is that of the formula for each change, and goes back', async ({ page }) => {
      await page.goto('/');
      const part = page.getByRole('region', { name: t('home.whatIf.title') });
      const choices = part.getByRole('radio');
      await expect(choices).toHaveCount(CHANGES.length + 1);
      const total = part.getByText(t('analysis.detail.total'), { exact: true }).locator('visible=true');
      for (const [index, change] of CHANGES.entries()) {
        await choices.nth(index + 1).check();
        const { percent } = scoreTender(RAISED.tender, change.profile);
        await expect(part.getByRole('status')).toContainText(String(percent));
        await expect(total.locator('xpath=following-sibling::dd').locator('visible=true')).toHaveText(
          String(percent),
        );
      }
      await choices.first().check();
      await expect(part.getByRole('status')).toContainText(
        String(scoredSample(RAISED.tender.id).score.percent),
      );
    });
  });

test.describe('the hero without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the rows, and no choice that would not answer', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByLabel(t('home.hero.trade'))).toBeHidden();
    for (const { tender } of HERO_ROWS)
      await expect(page.getByRole('listitem').filter({ hasText: tender.title.fr }).first()).toBeVisible();
  });
});
