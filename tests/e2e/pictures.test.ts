import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const PATH = '/test-picture';
const PICTURE = { name: 'Une marque' };

test.use({ onTestPages: true, viewport: { width: 390, height: 844 } });

/** The addresses of the pictures that a page has asked for so far. */
function watchPictures(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/icon-512.png')) asked.push(request.url());
  });
  return asked;
}

test('a picture below the window has its place, and is fetched once somebody scrolls', async ({ page }) => {
  const asked = watchPictures(page);
  await page.goto(PATH, { waitUntil: 'networkidle' });
  const place = page.locator('.frame');
  const before = await place.boundingBox();
  expect(before?.y, 'it stands where a browser would fetch it ahead').toBeGreaterThan(844);
  expect(before?.y).toBeLessThan(844 + 1250);
  expect(before?.height, 'as high as the picture will be').toBe(before?.width);
  expect(asked).toEqual([]);
  await expect(page.getByRole('img', PICTURE)).toHaveCount(1);
  await page.mouse.wheel(0, 20);
  await expect.poll(() => asked.length).toBe(1);
  await page.getByRole('img', PICTURE).scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', PICTURE)).toHaveJSProperty('naturalWidth', 512);
  await expect(page.getByRole('img', PICTURE)).toBeInViewport();
  const after = await place.boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture is an ordinary one', async ({ page }) => {
    const asked = watchPictures(page);
    await page.goto(PATH);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => asked.length).toBe(1);
  });
});
