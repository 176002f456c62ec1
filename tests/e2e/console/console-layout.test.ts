/** How the console is laid out on a phone, a tablet and a computer. */
import type { Locator } from '@playwright/test';
import { LOCALES } from '../../../src/locales.ts';
import { BEST, consoleOn, COUNT, SECOND, THIRD } from '../../support/browser/console.ts';
import { expect, visiting as test } from '../../support/test.ts';

test.use({ reducedMotion: 'reduce' } as const);

const PHONE = { width: 390, height: 844 };
const SIZES = [PHONE, { width: 768, height: 1024 }, { width: 1280, height: 800 }];

/** Where an element begins and ends from left to right. */
async function span(element: Locator): Promise<readonly [left: number, right: number]> {
  return element.evaluate((node) => {
    const { left, right } = node.getBoundingClientRect();
    return [left, right] as const;
  });
}

for (const locale of LOCALES)
  test(`in ${locale}, results wait for the launch`, async ({ page }) => {
    const { area, table, go, run } = consoleOn(page, locale);
    await go();
    await expect(area.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expect(table).toHaveCount(0);
    await run();
    await expect(table).toHaveCount(1);
  });

test('on a phone the results come first, and what sorts them is one press away', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const { area, words, table, openers, go } = consoleOn(page);
  await go('?sort=chance');
  await expect(openers).toHaveCount(COUNT);
  const sort = area.getByLabel(words.sort);
  await expect(sort).toBeHidden();
  await expect(table).toBeVisible();
  await area.getByText(words.texts.made, { exact: true }).click();
  await sort.selectOption({ label: words.deadline });
  await expect(page).toHaveURL(/sort=deadline/);
});

for (const size of SIZES) {
  test.describe(`at ${size.width} pixels`, () => {
    test.use({ viewport: size });

    test('no row is filled as far as its figures', async ({ page }) => {
      const { area, openers, go } = consoleOn(page);
      await go('?sort=chance');
      await expect(openers).toHaveCount(COUNT);
      const [[, end], [start]] = await Promise.all([
        span(area.locator('[data-row] .fill').first()),
        span(area.locator('[data-row] .chance').first()),
      ]);
      expect(end).toBeLessThanOrEqual(start);
    });

    test('no line of the filters has one choice beside empty room', async ({ page }) => {
      const { area, button, words, go } = consoleOn(page);
      await go();
      await button(words.filters).click();
      const lines = await area.locator('.filters .grid').evaluateAll((grids) =>
        grids.map((grid) => {
          const ends = [...grid.children].map((choice) => Math.round(choice.getBoundingClientRect().bottom));
          return [...new Set(ends)].map((end) => ends.filter((other) => other === end).length);
        }),
      );
      for (const counts of lines) expect(new Set(counts).size, counts.join(', ')).toBe(1);
    });
  });
}

test('on a phone three tenders are compared side by side, without swiping', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const { dialog, go } = consoleOn(page);
  await go(`?sort=chance&compare=${BEST}.${SECOND}.${THIRD}&open=compare`);
  const region = dialog.getByRole('region');
  await expect(region).toBeVisible();
  expect(await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThan(2);
});

for (const size of SIZES)
  for (const picked of [[BEST], [BEST, SECOND], [BEST, SECOND, THIRD]])
    test(`at ${size.width} pixels what is picked to compare, ${picked.length} of them, takes one row`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      const { area, words, go } = consoleOn(page);
      await go(`?sort=chance&compare=${picked.join('.')}`);
      const tray = area.getByRole('region', { name: words.texts.compare.title });
      await expect(tray).toBeVisible();
      expect((await tray.boundingBox())?.height).toBeLessThanOrEqual(64);
      const [left, right] = await span(tray.getByRole('button').last());
      expect(left).toBeGreaterThan(0);
      expect(right).toBeLessThanOrEqual(size.width);
    });

for (const consent of ['answered', 'unanswered'] as const)
  test.describe(`with the question about cookies ${consent}`, () => {
    test.use({ consent });

    for (const size of SIZES)
      test(`at ${size.width} pixels a toast covers neither the head of the console nor what is pressed next`, async ({
        page,
      }) => {
        await page.setViewportSize(size);
        const { area, button, words, go } = consoleOn(page);
        const question = page.locator('[data-consent]');
        await go(`?sort=chance&compare=${BEST}.${SECOND}`);
        await expect(question).toBeVisible({ visible: consent === 'unanswered' });
        await area.getByRole('heading', { level: 2 }).evaluate((head) => head.scrollIntoView());
        await button(words.relaunch).click();
        const toast = page.locator('.toast').first();
        await expect(toast).toBeVisible();
        const kept = {
          heading: area.getByRole('heading', { level: 2 }),
          launch: button(words.relaunch),
          tray: area.getByRole('region', { name: words.texts.compare.title }),
          ...(consent === 'unanswered' && { question }),
        };
        for (const [name, one] of Object.entries(kept)) expect(await meet(toast, one), name).toBe(false);
        if (consent === 'unanswered') expect(await meet(kept.tray, question)).toBe(false);
      });
  });

/** Whether two elements share a point of the window. */
async function meet(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (a === null || b === null) throw new Error('Only what is shown can be covered.');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
