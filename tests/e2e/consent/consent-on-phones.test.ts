/** The question about cookies in small windows. */
import { LOCALES } from '#locales.ts';
import { href } from '#routes.ts';
import { stopFaults } from '../../support/accessibility/stops.ts';
import { question as banner, WORDS } from '../../support/browser/consent.ts';
import { NIGHT_IN } from '../../support/night.ts';
import { expect, test } from '../../support/test.ts';

test.use({ consent: 'unanswered', locale: 'fr-FR' });

const PHONE = { width: 390, height: 844 };

test('at 320 × 256 all is in reach, and no focus hidden behind', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(href('pricing', 'fr'));
  await expect(banner(page)).toBeVisible();
  for (const target of await banner(page).getByRole('button').all()) {
    await target.scrollIntoViewIfNeeded();
    await expect(target).toBeInViewport({ ratio: 0.98 }); // to a fraction of a pixel
  }
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const root = document.documentElement;
    return { scrollWidth: root.scrollWidth, clientWidth: root.clientWidth };
  });
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  expect(await stopFaults(page)).toEqual([]);
});

for (const locale of LOCALES)
  test(
    `the question covers a small part of every phone (${locale})`,
    { tag: NIGHT_IN[locale] },
    async ({ page }) => {
      await page.goto(WORDS[locale].path);
      await expect(banner(page, locale)).toBeVisible();
      for (const [width, height, most] of [
        [PHONE.width, PHONE.height, 1 / 6],
        [667, 375, 1 / 6], // lying on its side
        [320, 568, 1 / 5], // three lines of text and a row of buttons are more than a sixth
      ] as const)
        await test.step(`of ${width} × ${height}`, async () => {
          await page.setViewportSize({ width, height });
          const box = await banner(page, locale).boundingBox();
          expect.soft((box?.height ?? Infinity) / height).toBeLessThanOrEqual(most);
          for (const answer of await banner(page, locale).getByRole('button').all())
            expect.soft((await answer.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        });
    },
  );
