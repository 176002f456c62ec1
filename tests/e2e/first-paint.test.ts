/** What a page shows first, and what it leaves for later: typefaces, and what is below a phone's first screen. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };
/** Of those that paint their first screen alone. */
const SMALL_PHONE = { width: 360, height: 740 };
const COMPUTER = { width: 1280, height: 800 };

const OURS = ['Bricolage Grotesque', 'Instrument Sans'];

/** Which of ours the browser in fact draws the first such element with. */
async function drawnWith(page: Page, selector: string): Promise<string | undefined> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  // The file may name a cut of the family: "Bricolage Grotesque 96pt ExtraBold".
  return OURS.find((name) => fonts.some(({ familyName }) => familyName.startsWith(name)));
}

/** The typefaces that the page has asked for so far. */
function watchFonts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) asked.push(request.resourceType());
  });
  return asked;
}

const drawn = async (page: Page) => [await drawnWith(page, 'h1'), await drawnWith(page, 'main p')];

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Waits for what the page does once it is idle: laying out what is below the first screen comes first. */
async function expectLaidOut(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo')).toHaveCSS('content-visibility', 'visible');
}

/** What is there when the first frame is made. */
interface FirstFrame {
  /** How the part of the page after the first is rendered. */
  second: string | undefined;
  /** How many elements move. */
  moving: number;
}

/** Runs in the page before it: notes its first frame once all of it is there, as from a good network. */
function noteFirstFrame() {
  const ask = requestAnimationFrame.bind(globalThis);
  globalThis.requestAnimationFrame = (work) => {
    if (document.readyState !== 'loading') return ask(work);
    addEventListener('DOMContentLoaded', () => ask(work));
    return 0;
  };
  requestAnimationFrame(() => {
    const second = document.querySelector('main > :nth-child(2)');
    const frame: FirstFrame = {
      second: second === null ? undefined : getComputedStyle(second).contentVisibility,
      moving: document.getAnimations().length,
    };
    Object.assign(globalThis, { firstFrame: frame });
  });
}

/** The rows that may fill: without one, a test of them says nothing. */
async function countFills(page: Page): Promise<number> {
  const fills = page.locator('svg.fill');
  await expect(fills).not.toHaveCount(0);
  return fills.count();
}

const firstFrameOf = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'firstFrame'));

/** Runs in the page before it: its first frame is painted before its scripts run, as from a slow network. */
function paintBeforeScripts() {
  const later = setTimeout;
  globalThis.requestAnimationFrame = (work) => {
    Object.assign(globalThis, { setTimeout: (painted: () => void) => painted() });
    work(performance.now());
    globalThis.setTimeout = later;
    return 0;
  };
}

test.describe('the rows of chances', () => {
  test('fill as the page appears', async ({ page }) => {
    await page.addInitScript(noteFirstFrame);
    await page.goto('/');
    const moving = await countFills(page);
    await expect.poll(() => firstFrameOf(page)).toMatchObject({ moving });
  });

  test('are left as they are where they have been seen filled', async ({ page }) => {
    await page.addInitScript(paintBeforeScripts);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await countFills(page);
    await expect(page.locator('html')).not.toHaveClass(/unpainted/);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test('are filled for who wants nothing to move', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(noteFirstFrame);
    await page.goto('/');
    await countFills(page);
    await expect.poll(() => firstFrameOf(page)).toMatchObject({ moving: 0 });
  });
});

test.describe('a computer', () => {
  test.use({ viewport: COMPUTER });

  test('reads its first page in the typefaces, and keeps them in a narrow window', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(await drawn(page)).toEqual(OURS);
    await page.setViewportSize(PHONE);
    expect(await drawn(page)).toEqual(OURS);
  });
});

test.describe('a phone', () => {
  test.use({ viewport: PHONE });

  test('reads its first page at once, fetches the typefaces then, and reads the next page in them', async ({
    page,
  }) => {
    const asked = watchFonts(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(await drawn(page)).toEqual([undefined, undefined]);
    expect(asked, 'by the script, after the page').toEqual(['fetch', 'fetch']);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Tarifs' }).click();
    await page.waitForURL('**/tarifs', { waitUntil: 'networkidle' });
    expect(await drawn(page)).toEqual(OURS);
  });

  test('keeps its first page’s typefaces when it is turned', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
    expect(await drawn(page)).toEqual([undefined, undefined]);
  });

  test('leaves what is below its first screen to the browser, and lays it out once idle', async ({
    page,
  }) => {
    // Idle comes when the test says so.
    await page.addInitScript(() => {
      globalThis.requestIdleCallback = (work) => {
        addEventListener('test-idle', () => work({ didTimeout: false, timeRemaining: () => 50 }));
        return 0;
      };
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    const footer = page.getByRole('contentinfo');
    await expect(footer).toHaveCSS('content-visibility', 'auto');
    const roughly = await heightOf(page);
    await page.evaluate(() => dispatchEvent(new Event('test-idle')));
    await expect(footer).toHaveCSS('content-visibility', 'visible');
    expect(await heightOf(page)).not.toBe(roughly);
  });

  test('paints its first screen before anything below it is laid out', async ({ page }) => {
    await page.setViewportSize(SMALL_PHONE);
    await page.addInitScript(noteFirstFrame);
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect.poll(() => firstFrameOf(page)).toMatchObject({ second: 'hidden' });
    await expect(page.locator('html')).not.toHaveClass(/unpainted/);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectLaidOut(page);
  });

  for (const [who, come] of [
    ['comes for a place in the page', (page: Page) => page.goto('/#main')],
    ['comes back to one', async (page: Page) => [await page.goto('/'), await page.reload()]],
  ] as const)
    test(`has all of the page from the first for who ${who}`, async ({ page }) => {
      await page.setViewportSize(SMALL_PHONE);
      await page.addInitScript(noteFirstFrame);
      await come(page);
      await page.waitForLoadState('networkidle');
      await expect.poll(() => firstFrameOf(page)).toMatchObject({ second: 'visible' });
    });

  test('fetches none to save data', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const asked = watchFonts(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await expectLaidOut(page);
    expect(asked).toEqual([]);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a phone lays out all at once', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await expectLaidOut(page);
  });

  for (const [name, viewport, expected] of [
    ['a computer has the typefaces', COMPUTER, 'Bricolage Grotesque'],
    ['a phone does without', PHONE, undefined],
  ] as const)
    test(name, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/', { waitUntil: 'networkidle' });
      expect(await drawnWith(page, 'h1')).toBe(expected);
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
        const [ours = 0, theirs = 0] = [family, 'Fallback'].map((name) =>
          texts.reduce((sum, text) => sum + width(`${weight} 100px "${name}"`, text.trim()), 0),
        );
        return ours / theirs;
      };
      return [
        ratio('h1, h2, h3', 700, 'Bricolage Grotesque'),
        ratio('main p', 400, 'Instrument Sans'),
        ratio('main p', 600, 'Instrument Sans'),
      ];
    });
    for (const ratio of ratios) expect(Math.abs(ratio - 1)).toBeLessThan(0.02);
  });
});
