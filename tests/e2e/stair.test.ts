import type { Locator, Page } from '@playwright/test';
import { formatPercent } from '../../src/i18n/format.ts';
import { translator } from '../../src/i18n/translate.ts';
import { EXPLAINED } from '../../src/screens/home/samples.ts';
import { expect, visiting as test } from '../support/test.ts';

const t = translator('fr');

/** The last part of the drawing, which is the result. */
function lastPart(page: Page): Locator {
  return page
    .getByRole('listitem')
    .filter({ hasText: t('scoring.tender.chance') })
    .locator('svg')
    .last();
}

/** How far a part is drawn, from 0 to 1; nothing where it is whole. */
const drawn = (part: Locator) =>
  part.evaluate((svg) => svg.getAnimations()[0]?.effect?.getComputedTiming().progress ?? undefined);

/** Scrolls until the top of a part stands at a share of the window's height. */
const scrollTo = (part: Locator, share: number) =>
  part.evaluate((svg, at) => scrollBy(0, svg.getBoundingClientRect().top - at * innerHeight), share);

test.describe('the stair of a score', () => {
  test('is drawn as it comes into the window, and whole before and after', async ({ page }) => {
    await page.goto('/');
    const part = lastPart(page);
    await expect.poll(() => drawn(part)).toBeUndefined();
    await scrollTo(part, 0.9);
    await expect.poll(() => drawn(part)).toBeGreaterThan(0);
    expect(await drawn(part)).toBeLessThan(1);
    await scrollTo(part, 0.2);
    await expect.poll(() => drawn(part)).toBeUndefined();
  });

  test('is whole at once where motion is not wanted, and on paper', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const part = lastPart(page);
    await expect.poll(() => drawn(part)).toBeUndefined();
    await page.emulateMedia({ reducedMotion: 'no-preference', media: 'print' });
    await expect.poll(() => drawn(part)).toBeUndefined();
  });

  test('says each factor and its points without the drawing', async ({ page }) => {
    await page.goto('/');
    const steps = page
      .getByRole('region', {
        name: t('home.assistant.title', { figure: formatPercent(EXPLAINED.score.percent, 'fr') }),
      })
      .getByRole('listitem');
    await expect(steps).toHaveCount(EXPLAINED.score.factors.length + 1);
    await expect(steps.last()).toContainText(`${EXPLAINED.score.percent}`);
  });

  test('fits a window of 320 pixels, in rows', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto('/produit');
    await expect(lastPart(page)).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
