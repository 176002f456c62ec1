import type { Page } from '@playwright/test';
import { clippedWords } from '../support/clipped.ts';
import { expect, test } from '../support/test.ts';
import { MISSING, PAGES } from '../support/paths.ts';

test.use({ allowedStatuses: [404] });

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Adds to the page the styles that a visitor would set for every page. */
const wear = (page: Page, css: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, css);

async function expectWhole(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
    expect(await clippedWords(page), `${width} px`).toEqual([]);
  }
}

for (const path of [...PAGES, ...MISSING]) {
  test(`${path} never scrolls sideways, from 320 px`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 768, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
    }
  });

  test(`A24 ${path} loses nothing to a visitor's own spacing of text`, async ({ page }) => {
    await page.goto(path);
    await wear(
      page,
      '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}',
    );
    await expectWhole(page, [390, 1280]);
  });

  test(`A25 ${path} loses nothing to text at 200 %`, async ({ page }) => {
    await page.goto(path);
    await wear(page, 'html{font-size:200%!important}');
    // Narrower, a browser's own setting would fold the page too, as no style sheet can: A23 looks at that.
    await expectWhole(page, [1280]);
  });
}

test('the first screen of home holds the promise and one next step, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Demander une démo' }).first(),
  ).toBeInViewport({ ratio: 1 });
});
