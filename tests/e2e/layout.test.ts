import { expect, test } from '../support/test.ts';
import { MISSING, PAGES } from '../support/paths.ts';

test.use({ allowedStatuses: [404] });

for (const path of [...PAGES, ...MISSING]) {
  test(`${path} never scrolls sideways, from 320 px, with text at 200 % and with wide spacing`, async ({
    page,
  }) => {
    await page.goto(path);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    for (const width of [320, 768, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(), `${width} px`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        'html{font-size:200%!important}*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}',
      );
      document.adoptedStyleSheets.push(sheet);
    });
    expect(await overflow(), 'text at 200 %, spaced').toBeLessThanOrEqual(0);
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
