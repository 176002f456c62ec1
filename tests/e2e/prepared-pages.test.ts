/**
 * Pages that the browser prepares ahead of a press. Automation turns that off: the tests play the browser's part.
 */
import type { Page } from '@playwright/test';
import { saveData } from '../support/browser/hindrances.ts';
import { expect, test } from '../support/test.ts';

/** React, and the code of islands. */
const ISLAND_CODE = /\/_astro\/(?:react|renderer|DemoForm|Console)[\w.-]*\.js$/;

/** Makes every page of a context one that is prepared ahead until `show`. */
async function prepareAhead(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let isPrepared = true;
    Object.defineProperty(document, 'prerendering', { get: () => isPrepared });
    Object.assign(globalThis, {
      show: () => {
        isPrepared = false;
        document.dispatchEvent(new Event('prerenderingchange'));
      },
    });
  });
}
const show = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'show')());

test.describe('a page that is prepared ahead', () => {
  test.describe('prerendered page shows no consent banner before it is shown', () => {
    test.use({ consent: 'unanswered' });

    test('prerendered page asks for consent a second after it is shown', async ({ page }) => {
      await prepareAhead(page);
      await page.clock.install();
      await page.goto('/');
      const question = page.getByRole('region', { name: 'Cookies' });
      await page.clock.pauseAt(Date.now() + 60_000);
      await expect(question).toBeHidden();
      await show(page);
      await page.clock.runFor(999);
      await expect(question).toBeHidden();
      await page.clock.runFor(100); // from its first frame on
      await expect(question).toBeVisible();
    });
  });

  test('prerendered page prefetches neither pages nor code', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await prepareAhead(page);
    await page.addInitScript(() =>
      sessionStorage.setItem('draft:demo', JSON.stringify({ values: { firstName: 'Zoë' } })),
    );
    await page.goto('/demo', { waitUntil: 'networkidle' });
    expect(fetched.filter((path) => path === '/tarifs' || ISLAND_CODE.test(path))).toEqual([]);
    await expect(page.getByLabel('Prénom *')).toHaveValue('');
    await show(page);
    await expect(page.getByLabel('Prénom *')).toHaveValue('Zoë');
    await expect.poll(() => fetched).toContain('/tarifs');
  });
});

/** The manifest and what the page prefetches. */
const fetchedAhead = (page: Page) =>
  page.evaluate(() =>
    Array.from(
      document.querySelectorAll('link'),
      ({ rel, href }) => `${rel} ${new URL(href).pathname}`,
    ).filter((link) => /^(?:prefetch|manifest) /.test(link)),
  );

/** Opens a page whose clock stands still a moment after it has loaded. */
async function openPaused(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.reload({ waitUntil: 'networkidle' });
}

test('prefetch waits until the page was shown for a second', async ({ page }) => {
  await openPaused(page, '/tarifs');
  await page.clock.runFor(999);
  expect(await fetchedAhead(page)).toEqual([]);
  await page.clock.runFor(1000); // then the browser is idle
  await expect
    .poll(() => fetchedAhead(page))
    .toEqual(['manifest /manifest.webmanifest', 'prefetch /demo', 'prefetch /produit']);
});

test('demo: prefetches no code for a visitor who saves data', async ({ page }) => {
  await saveData(page);
  await openPaused(page, '/demo');
  await page.clock.runFor(2000);
  await expect.poll(() => fetchedAhead(page)).toEqual(['manifest /manifest.webmanifest']);
});
