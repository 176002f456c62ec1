/** The typefaces of a page: when they are used, and what stands in for them. */
import type { Page } from '@playwright/test';
import { FONTS } from '#integrations/fonts/fonts.ts';
import { href } from '#routes.ts';
import { hold } from '../support/browser/hindrances.ts';
import { expect, test } from '../support/test.ts';

/** The name of a typeface, as its package has it. */
function familyOf({ source }: { readonly source: string }): string {
  const [, name = ''] = /^@fontsource-variable\/([^/]+)/.exec(source) ?? [];
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

const HEADINGS = familyOf(FONTS.display);
const TEXT = familyOf(FONTS.text);
const OURS = [HEADINGS, TEXT];

/**
 * Which of ours the browser in fact draws the first such element with. Chromium looks two levels deep only, and counts
 * the spaces between deeper elements: the innermost element is asked, and has to draw something.
 */
async function drawnWith(page: Page, selector: string): Promise<string | undefined> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: `:is(${selector}, ${selector} *):not(:has(*))`,
  });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  expect(fonts, `what draws ${selector}`).not.toEqual([]);
  // The file may name a cut of the family: "Bricolage Grotesque 96pt ExtraBold".
  return OURS.find((name) => fonts.some(({ familyName }) => familyName.startsWith(name)));
}

const drawn = async (page: Page) => [await drawnWith(page, 'h1'), await drawnWith(page, 'main p')];

test.use({ viewport: { width: 390, height: 844 } });

test('the first page of a visit is read before its typefaces are there, which it asks for once it is painted; a later one is in them from the start', async ({
  page,
}) => {
  const release = await hold(page, '**/_astro/*.woff2');
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset['began'] = getComputedStyle(document.body).fontFamily;
    });
  });
  await page.goto(href('home', 'fr'), { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await drawn(page)).toEqual([undefined, undefined]);
  release();
  await expect.poll(() => drawn(page)).toEqual(OURS);
  const early = await page.evaluate(() => {
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    const { startTime: paintedAt = Infinity } = painted ?? {};
    const asked = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < paintedAt);
    return asked.map(({ name }) => name).filter((name) => name.endsWith('.woff2'));
  });
  expect(early).toEqual([]);
  const began = () => page.evaluate(() => document.documentElement.dataset['began']);
  const standIn = await began();
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await page.waitForURL((address) => address.pathname !== href('home', 'fr'));
  expect(await began()).toMatch(/^Text,/);
  expect(standIn).not.toMatch(/^Text,/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a page is in its typefaces as well', async ({ page }) => {
    await page.goto(href('home', 'fr'));
    await expect.poll(() => drawn(page)).toEqual(OURS);
  });
});
