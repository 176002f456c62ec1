/** The typefaces of a page: when they are used, and what stands in for them. */
import type { Page } from '@playwright/test';
import { FONTS } from '../../src/integrations/fonts/fonts.ts';
import { translator } from '../../src/i18n/translate.ts';
import { href } from '../../src/routes.ts';
import { expect, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };
const COMPUTER = { width: 1280, height: 800 };

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

/** Opens home as a first visit until its typefaces came in time: on a busy machine they may not, which is no fault. */
async function visitAnew(page: Page, check: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await expect(async () => {
    await session.send('Network.clearBrowserCache');
    await page.goto('/', { waitUntil: 'networkidle' });
    await check();
  }).toPass();
}

/** How many typefaces the page has fetched. */
function fetchedFaces(page: Page): Promise<number> {
  return page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length,
  );
}

/** How often something in sight has moved since the page was opened. */
function layoutShifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
          type: 'layout-shift',
          buffered: true,
        });
        setTimeout(resolve, 500, 0); // where there was none, nothing is told
      }),
  );
}

const drawn = async (page: Page) => [await drawnWith(page, 'h1'), await drawnWith(page, 'main p')];

test.describe('a computer', () => {
  test.use({ viewport: COMPUTER });

  test('reads its first page in the typefaces, and keeps them in a narrow window', async ({ page }) => {
    await visitAnew(page, async () => expect(await drawn(page)).toEqual(OURS));
    await page.setViewportSize(PHONE);
    expect(await drawn(page)).toEqual(OURS);
  });
});

test.describe('a phone', () => {
  test.use({ viewport: PHONE });

  test('reads its first headings in their typeface, without waiting for that of text', async ({ page }) => {
    await visitAnew(page, async () => expect(await drawnWith(page, 'h1')).toBe(HEADINGS));
    await expect.poll(() => fetchedFaces(page)).toBe(2);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: translator('fr')('common.nav.pricing') })
      .click();
    await page.waitForURL(`**${href('pricing', 'fr')}`, { waitUntil: 'networkidle' });
    expect(await drawn(page)).toEqual(OURS);
  });

  test('reads in that of text, once it is there, what stands below the first screen, and nothing moves', async ({
    page,
  }) => {
    await visitAnew(page, async () => {
      await expect.poll(() => fetchedFaces(page)).toBe(2);
      expect(await layoutShifts(page)).toBe(0);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      expect(await drawnWith(page, 'footer li a')).toBe(TEXT);
    });
    // What was in sight is left as it was.
    expect(await drawnWith(page, 'main p')).toBeUndefined();
  });

  test('draws nothing of a first visit before the typeface of headings is there, and asks for nothing else', async ({
    page,
  }) => {
    const asked: string[] = [];
    const askedBefore: number[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) asked.length = 0;
      asked.push(request.url());
    });
    // The longest that it waits passes by the clock of the test alone.
    await page.clock.install();
    const drawnBefore: boolean[] = [];
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(() => document.body?.lastElementChild !== null);
      drawnBefore.push(await page.evaluate(() => document.body.checkVisibility()));
      askedBefore.push(asked.length);
      await route.continue();
    });
    await visitAnew(page, async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await drawnWith(page, 'h1')).toBe(HEADINGS);
    });
    // That of text may still be on its way, and be looked at as the page closes.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(drawnBefore[0]).toBe(false);
    expect(askedBefore[0]).toBe(2);
  });

  test('waits no more on the next page, nor for a typeface that never comes', async ({ page }) => {
    await page.route('**/*.woff2', () => new Promise<void>(() => {}));
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await drawnWith(page, 'h1')).toBeUndefined();
    await page.clock.install(); // from here on no time passes
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tarifs' }).click({ noWaitAfter: true });
    await page.waitForURL('**/tarifs', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test.describe('where it fails', () => {
    test.use({ allowedStatuses: [404] });

    test('reads the page in the face that stands in for it', async ({ page }) => {
      await page.route('**/*.woff2', (route) => route.fulfill({ status: 404 }));
      await page.clock.install();
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await drawnWith(page, 'h1')).toBeUndefined();
    });
  });

  test('moves nothing when they come late', async ({ page }) => {
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(await drawn(page)).toEqual([undefined, undefined]);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: COMPUTER });

  test('a computer has the typefaces', async ({ page }) => {
    await visitAnew(page, async () => expect(await drawnWith(page, 'h1')).toBe(HEADINGS));
  });
});

test.describe('what stands in for them', () => {
  test.use({ viewport: COMPUTER });

  test('has words as wide, within a fiftieth', async ({ page }) => {
    await page.goto('/produit', { waitUntil: 'networkidle' });
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
