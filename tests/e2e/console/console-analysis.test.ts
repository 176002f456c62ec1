import { translator } from '../../support/translate.ts';
import { consoleOn, COUNT, rankSamples } from '../../support/browser/console.ts';
import { holdCode, stopClock } from '../../support/browser/hindrances.ts';
import { expect, test } from '../../support/test.ts';

test('console: progress has a name, is announced by quarters, and its end once', async ({ page }) => {
  const { words, button, area, openers, go } = consoleOn(page);
  await page.clock.install();
  await go();
  await stopClock(page);
  await button(words.launch).click();
  const progress = area.getByRole('progressbar', { name: words.progress });
  await expect(button(words.stop)).toBeVisible(); // the code has come
  await expect(progress).toBeVisible();
  for (let ticks = 0; ticks < 10; ticks += 1) await page.clock.runFor(100);
  await expect.poll(() => progress.getAttribute('value').then(Number)).toBeGreaterThan(5);
  await expect(area.getByRole('log').getByText(words.quarter)).toBeAttached();
  for (let ticks = 0; ticks < 200 && (await progress.count()) > 0; ticks += 1) await page.clock.runFor(100);
  await expect(openers).toHaveCount(COUNT);
  await expect(page.getByRole('status').filter({ hasText: words.done })).toHaveCount(1);
  await expect(area.getByRole('log').getByText(/^100/)).toHaveCount(0);
});

test('console: a press shows the first step before the code has come, and of the filters only a bar', async ({
  page,
}) => {
  const { words, button, area, go } = consoleOn(page);
  const release = await holdCode(page, '**/_astro/Console*.js');
  await go();
  const step = area.getByRole('heading', { name: words.steps[0] ?? '' });
  await expect(step).toBeHidden();
  await button(words.launch).click();
  await expect(step).toBeVisible();
  await expect(area.getByRole('progressbar', { name: words.progress })).toBeVisible();
  release();
  await expect(button(words.stop)).toBeVisible();
  await expect(step).toBeVisible();
  const releaseAgain = await holdCode(page, '**/_astro/Console*.js');
  await page.reload();
  await button(words.filters).click();
  await expect(area.getByRole('progressbar')).toBeVisible();
  await expect(step).toBeHidden();
  releaseAgain();
});

test('console: stop button ends a run, and no result follows', async ({ page }) => {
  const { words, button, area, openers, go } = consoleOn(page);
  await page.clock.install();
  await go();
  await stopClock(page);
  await button(words.launch).click();
  const progress = area.getByRole('progressbar');
  await expect(progress).toBeVisible();
  const isBefore = await button(words.stop).evaluate((stop) => {
    const bar = document.querySelector('progress');
    return bar !== null && (stop.compareDocumentPosition(bar) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  });
  expect(isBefore).toBe(true);
  await button(words.stop).click();
  await expect(progress).toHaveCount(0);
  await expect(page.getByText(words.texts.toasts.stopped)).toBeVisible();
  // Longer than what was left of the steps.
  await page.clock.runFor(6500);
  await expect(openers).toHaveCount(0);
  await expect(button(words.launch)).toBeVisible();
});

test.describe('data', () => {
  test.use({ reducedMotion: 'reduce', allowedStatuses: [503] } as const);

  test('console data that never come are reported, and a button requests them again', async ({ page }) => {
    const { words, button, area, openers, go } = consoleOn(page);
    let isDown = true;
    await page.clock.install();
    await page.route(`**${words.data}`, (route) =>
      isDown ? route.fulfill({ status: 503 }) : route.continue(),
    );
    await go();
    await button(words.launch).click();
    await expect(button(words.stop)).toBeVisible(); // the code has come
    const alert = area.getByRole('alert').filter({ hasText: words.failed });
    await expect(async () => {
      await page.clock.runFor(5000);
      expect(await alert.count()).toBe(1);
    }).toPass();
    // The samples with their default scores are still there to read.
    await expect(area.locator('.tender-row:visible')).toHaveCount(COUNT);
    isDown = false;
    await button(words.retry).click();
    await page.clock.runFor(5000);
    await expect(openers).toHaveCount(COUNT);
    await expect(alert).toHaveCount(0);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('console without script lists the samples of a sector', async ({ page }) => {
    const { words, area, go } = consoleOn(page);
    await go();
    await expect(area.locator('.tender-row:visible')).toHaveCount(COUNT);
    const [first] = rankSamples();
    if (first === undefined) throw new RangeError('There is no sample.');
    const { title, deadlineInDays } = first.tender;
    const best = area.locator('.tender-row').filter({ hasText: title.fr });
    await expect(best).toContainText(`${first.score.estimate.percent}`);
    await expect(best).toContainText(first.tender.buyer.fr);
    await expect(best).toContainText(translator('fr')('scoring.tender.due', { days: deadlineInDays ?? 0 }));
    await expect(area.getByText(words.sample, { exact: true }).first()).toBeVisible();
    await expect(area.getByRole('button')).toHaveCount(0);
  });
});
