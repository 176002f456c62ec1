import { LOCALES } from '../../../src/locales.ts';
import { GROUPS } from '../../../src/rules/ranking.ts';
import { CONSOLES, consoleOn, COUNT } from '../../support/browser/console.ts';
import { expect, test } from '../../support/test.ts';

test.use({ reducedMotion: 'reduce', allowedStatuses: [503] } as const);

for (const locale of LOCALES) {
  test(`in ${locale}, data that fail twice and then come are shown without a word`, async ({ page }) => {
    const { words, button, openers, go } = consoleOn(page, locale);
    let asked = 0;
    await page.route(`**${words.data}`, async (route) => {
      asked += 1;
      await (asked < 3 ? route.fulfill({ status: 503 }) : route.continue());
    });
    await go();
    await button(words.launch).click();
    await expect(openers).toHaveCount(COUNT);
    expect(asked).toBe(3);
  });

  test(`in ${locale}, data that never come are told, and asked for again by a button`, async ({ page }) => {
    const { words, button, area, table, openers, go } = consoleOn(page, locale);
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
      await expect(alert).toContainText(words.failed, { timeout: 100 });
    }).toPass();
    // The samples with their default scores are still there to read.
    await expect(table.getByRole('row')).toHaveCount(1 + GROUPS.length + COUNT);
    isDown = false;
    await button(words.retry).click();
    await page.clock.runFor(5000);
    await expect(openers).toHaveCount(COUNT);
    await expect(area.getByRole('alert')).toHaveCount(0);
  });
}

for (const [name, body] of [
  ['are cut short', '{"words": {'],
  ['lack a field', '{"words": {"groups": {}}, "tenders": [{"id": "EX-001"}]}'],
  ['are not data', '<!doctype html><p>Maintenance</p>'],
] as const) {
  test(`data that ${name} are told as such`, async ({ page }) => {
    const { words, button, area, go } = consoleOn(page);
    await page.route(`**${CONSOLES.fr.data}`, (route) =>
      route.fulfill({ body, contentType: 'application/json' }),
    );
    await go();
    await button(words.launch).click();
    await expect(area.getByRole('alert')).toContainText(words.failed);
    await expect(button(words.retry)).toBeVisible();
  });
}
