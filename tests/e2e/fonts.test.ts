/** The typefaces of a page: when they are used, and what stands in for them. */
import type { Page } from '@playwright/test';
import { FONTS } from '../../src/integrations/fonts/fonts.ts';
import { href } from '../../src/routes.ts';
import { TYPEFACES } from '../support/browser/typefaces.ts';
import { expect, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };
const COMPUTER = { width: 1280, height: 800 };

const FIRST = href('home', 'fr');

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

for (const [visitor, viewport] of Object.entries({ phone: PHONE, computer: COMPUTER }))
  test.describe(`a ${visitor}`, () => {
    test.use({ viewport });

    test('reads the page before they are there, then in them', async ({ page }) => {
      const arrival = Promise.withResolvers<void>();
      await page.route(TYPEFACES, async (route) => {
        await arrival.promise;
        await route.continue();
      });
      await page.goto(FIRST, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await drawn(page)).toEqual([undefined, undefined]);
      arrival.resolve();
      await expect.poll(() => drawn(page)).toEqual(OURS);
    });
  });

test.describe('where they fail', () => {
  test.use({ allowedStatuses: [404] });

  test('the page is read in the face that stands in for them', async ({ page }) => {
    await page.route(TYPEFACES, (route) => route.fulfill({ status: 404 }));
    await page.goto(FIRST);
    expect(await drawn(page)).toEqual([undefined, undefined]);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a page has them', async ({ page }) => {
    await page.goto(FIRST, { waitUntil: 'networkidle' });
    await expect.poll(() => drawn(page)).toEqual(OURS);
  });
});

test.describe('what stands in for them', () => {
  test.use({ viewport: COMPUTER });

  test('has words as wide, within a fiftieth', async ({ page }) => {
    await page.goto(href('product', 'fr'), { waitUntil: 'networkidle' });
    const ratios = await page.evaluate(() => {
      const context = document.createElement('canvas').getContext('2d');
      if (context === null) throw new Error('No canvas.');
      const width = (font: string, text: string) => {
        context.font = font;
        return context.measureText(text).width;
      };
      const ratio = (selector: string, weight: number, family: string) => {
        const texts = [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
        const [ours = 0, theirs = 0] = [family, `${family}StandIn`].map((name) =>
          texts.reduce((sum, text) => sum + width(`${weight} 100px "${name}"`, text.trim()), 0),
        );
        return ours / theirs;
      };
      return [
        ratio('h1, h2, h3', 700, 'Display'),
        ratio('main p', 400, 'Text'),
        ratio('main p', 600, 'Text'),
      ];
    });
    for (const ratio of ratios) expect(Math.abs(ratio - 1)).toBeLessThan(0.02);
  });
});
