import { LOCALES } from '../../../src/locales.ts';
import { consoleOn, COUNT } from '../../support/browser/console.ts';
import { expect, test } from '../../support/test.ts';

test.use({ reducedMotion: 'reduce', allowedStatuses: [503] } as const);

for (const locale of LOCALES) {
  test(`in ${locale}, data that never come are told, and asked for again by a button`, async ({ page }) => {
    const { words, button, area, openers, go } = consoleOn(page, locale);
    let isDown = true;
    await page.clock.install();
    await page.route(`**${words.data}`, (route) =>
      isDown ? route.fulfill({ status: 503 }) : route.continue(),
    );
    await go();
    await button(words.launch).click();
    await expect(area.getByRole('progressbar')).toBeVisible();
    const alert = area.getByRole('alert');
    await expect(async () => {
      await page.clock.runFor(5000);
      expect(await alert.allInnerTexts()).toEqual([expect.stringContaining(words.failed)]);
    }).toPass();
    // The samples with their default scores are still there to read.
    await expect(area.locator('.tender-row:visible')).toHaveCount(COUNT);
    isDown = false;
    await button(words.retry).click();
    await page.clock.runFor(5000);
    await expect(openers).toHaveCount(COUNT);
    await expect(area.getByRole('alert')).toHaveCount(0);
  });
}
