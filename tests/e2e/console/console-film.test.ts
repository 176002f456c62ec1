import { translator } from '../../../src/i18n/translate.ts';
import { consoleOn } from '../../support/browser/console.ts';
import { expect, test } from '../../support/test.ts';

const { film, transcript, still, steps } = translator('fr')('demo.console');

test('the film comes at a press, is driven by keyboard, and its words stand below', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|avif|webp)$/.test(request.url())) asked.push(request.url());
  });
  const { area, go } = consoleOn(page);
  await go();
  await page.waitForLoadState('networkidle');
  expect(asked, 'a first load has neither still nor film').toEqual([]);
  await area.getByText(film, { exact: true }).press('Enter');
  const video = area.locator('video');
  await video.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.duration)).toBeGreaterThan(10);
  expect(await video.evaluate((one: HTMLVideoElement) => one.duration)).toBeLessThanOrEqual(40);
  await area.getByRole('img', { name: still }).scrollIntoViewIfNeeded();
  await expect(area.getByRole('img', { name: still })).not.toHaveJSProperty('naturalWidth', 0);
  await area.getByText(transcript, { exact: true }).click();
  await expect(area.getByText(steps[0]?.text ?? '')).toBeVisible();
});
