/** The question about cookies in small windows. */
import { LOCALES } from '../../../src/locales.ts';
import { href } from '../../../src/routes.ts';
import { question as banner, WORDS } from '../../support/browser/consent.ts';
import { expect, test } from '../../support/test.ts';

test.use({ consent: 'unanswered', locale: 'fr-FR' });

const PHONE = { width: 390, height: 844 };

for (const size of [
  { width: 320, height: 256 },
  { width: 390, height: 844 },
])
  test(`at ${size.width} × ${size.height} all is in reach, and no focus hidden behind`, async ({ page }) => {
    await page.setViewportSize(size);
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
    const hidden: string[] = [];
    for (let stop = 0; stop < 120; stop += 1) {
      await page.keyboard.press('Tab');
      const behind = await page.evaluate(() => {
        const element = document.activeElement;
        if (element === null || element === document.body) return 'end';
        const { left, top, width, height } = element.getBoundingClientRect();
        // Seen when any of its corners or its middle is, as WCAG 2.4.11 asks.
        const isSeen = [0.1, 0.5, 0.9].some((x) =>
          [0.1, 0.5, 0.9].some((y) => {
            const found = document.elementFromPoint(left + x * width, top + y * height);
            return found !== null && (element.contains(found) || found.contains(element));
          }),
        );
        return isSeen ? '' : element.outerHTML.slice(0, 80);
      });
      if (behind === 'end') break;
      if (behind !== '') hidden.push(behind);
    }
    expect(hidden).toEqual([]);
  });

for (const locale of LOCALES)
  test(`the question covers a small part of every phone (${locale})`, async ({ page }) => {
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
  });
