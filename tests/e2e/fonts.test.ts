/** The typefaces of a page: when they are used, and what stands in for them. */
import type { Page } from '@playwright/test';
import { FONTS } from '../../src/integrations/fonts/fonts.ts';
import { href } from '../../src/routes.ts';
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

test('a visitor reads the page before its typefaces are there, then in them', async ({ page }) => {
  const release = await hold(page, '**/_astro/*.woff2');
  await page.goto(href('home', 'fr'), { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await drawn(page)).toEqual([undefined, undefined]);
  release();
  await expect.poll(() => drawn(page)).toEqual(OURS);
});
