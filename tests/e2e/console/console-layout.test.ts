/** How the console is laid out on a phone, a tablet and a computer. */
import type { Locator } from '@playwright/test';
import { consoleOn, COUNT, fillTemplate } from '../../support/browser/console.ts';
import { stopClock } from '../../support/browser/hindrances.ts';
import { expect, test } from '../../support/test.ts';

test.use({ reducedMotion: 'reduce' } as const);

const PHONE = { width: 390, height: 844 };

test('console: on a phone the filters take the place of the list, and lead back to it', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const { area, button, words, list, openers, go } = consoleOn(page);
  await go('?sort=chance');
  await expect(openers).toHaveCount(COUNT);
  await button(words.filters).click();
  await expect(list).toBeHidden();
  const see = button(fillTemplate(words.texts.profile.see, { count: COUNT }));
  await expect(see).toBeInViewport();
  await see.press('Enter');
  await expect(list).toBeVisible();
  await expect(list).toBeFocused();
  await expect(area.getByLabel(words.sector, { exact: true })).toHaveCount(0);
});

test('console: a row of a phone is at most 190 px high, before and after a run', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const { area, list, go, run } = consoleOn(page);
  const heights = (rows: Locator) =>
    rows.evaluateAll((all) =>
      all.map((row) => row.getBoundingClientRect().height).filter((height) => height > 190),
    );
  await go();
  await expect(area.locator('.tender-row:visible')).toHaveCount(COUNT);
  expect(await heights(area.locator('.tender-row'))).toEqual([]);
  await run();
  await expect(list.getByRole('listitem')).toHaveCount(COUNT);
  expect(await heights(list.getByRole('listitem'))).toEqual([]);
});

for (const size of [PHONE, { width: 1280, height: 900 }])
  test(`console: the buttons of its head never move, at ${size.width}`, async ({ page }) => {
    await page.setViewportSize(size);
    const { area, button, words, go, run } = consoleOn(page);
    await go();
    const places = async () => {
      const { x = 0, y = 0 } = (await area.locator('[data-phase]').boundingBox()) ?? {};
      const boxes = await Promise.all(
        [button(words.filters), area.getByRole('button', { name: /^(?:Lancer IA|Relancer)$/ }).first()].map(
          (one) => one.boundingBox(),
        ),
      );
      return boxes.map((box) => box && [box.x - x, box.y - y, box.width].map(Math.round));
    };
    const before = await places();
    await run();
    expect(await places()).toEqual(before);
    await button(words.filters).click();
    await expect(area.getByLabel(words.sector, { exact: true })).toBeVisible();
    expect(await places()).toEqual(before);
  });

test('on a computer a run brings the results into a window that the console begins low in', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { area, words, openers, go } = consoleOn(page);
  await go('');
  const launch = area.getByRole('button', { name: words.launch, exact: true });
  await launch.evaluate((button) => {
    scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 10);
  });
  await launch.press('Enter');
  await expect(openers).toHaveCount(COUNT);
  await expect(openers.first()).toBeInViewport();
});

test.describe('with the question about cookies', () => {
  test.use({ consent: 'unanswered' });

  test('console: on a phone a toast covers no tender and nothing that is pressed next', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.clock.install();
    const { area, button, words, list, go } = consoleOn(page);
    const question = page.locator('[data-consent]');
    await go('?sort=chance');
    await expect(question).toBeVisible();
    await area.getByRole('heading', { level: 2 }).evaluate((head) => head.scrollIntoView());
    await stopClock(page);
    await button(words.relaunch).click();
    const toast = page.locator('.toast').first();
    await expect(toast).toBeVisible();
    const kept = {
      heading: area.getByRole('heading', { level: 2 }),
      launch: button(words.relaunch),
      tender: list.getByRole('listitem').first(),
      question,
    };
    for (const [name, one] of Object.entries(kept)) expect(await meet(toast, one), name).toBe(false);
  });
});

/** Returns whether two elements overlap in the window. */
async function meet(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (a === null || b === null) throw new Error('Only what is shown can be covered.');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
