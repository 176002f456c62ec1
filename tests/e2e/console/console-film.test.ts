import { translator } from '../../../src/i18n/translate.ts';
import { consoleOn } from '../../support/browser/console.ts';
import { expect, test } from '../../support/test.ts';

const { film, transcript, still } = translator('fr')('demo.console');

test('the film comes at a press, is driven by keyboard, and its words stand below', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|avif|webp)$/.test(request.url())) asked.push(request.url());
  });
  const { area, go } = consoleOn(page);
  await go();
  await page.waitForLoadState('networkidle');
  expect(asked, 'a first load has neither still nor film').toEqual([]);
  await area.getByRole('link', { name: film }).press('Enter');
  const video = area.locator('video');
  await expect(video).toBeFocused();
  await expect(video).toHaveAttribute('controls');
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.duration)).toBeGreaterThan(10);
  const { duration, silent } = await video.evaluate(
    (one: HTMLVideoElement & { webkitAudioDecodedByteCount?: number }) => ({
      duration: one.duration,
      silent: one.webkitAudioDecodedByteCount,
    }),
  );
  expect(duration).toBeLessThanOrEqual(40);
  expect(silent).toBe(0);
  await expect(area.getByRole('img', { name: still })).toHaveJSProperty('complete', true);
  await area.getByText(transcript, { exact: true }).click();
  await expect(area.getByText(translator('fr')('demo.console.steps')[0]?.text ?? '')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the film is a file', async ({ page }) => {
    const { area, go } = consoleOn(page);
    await go();
    const address = await area.getByRole('link', { name: film }).getAttribute('href');
    const answer = await page.request.get(address ?? '');
    expect(answer.headers()['content-type']).toBe('video/webm');
    expect((await answer.body()).byteLength).toBeLessThanOrEqual(1_500_000);
  });
});
