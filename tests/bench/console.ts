import { chromium, type CDPSession, type Locator, type Page } from '@playwright/test';
import { findChromium } from '../support/chromium.ts';
import { CONSOLES, consoleOn } from '../support/browser/console.ts';
import { contentPages } from '../support/dist.ts';
import { startSite } from '../support/running-site.ts';
import { codeInParts } from '../support/weight.ts';
import { buildTestPages } from '../support/global-setup.ts';
import { median } from './median.ts';

const SLOWDOWN = 4;
const TURNS = 9;

/**
 * The demo console: bytes of its code; from the press of its button to its end without the paced steps; from an
 * interaction to the next paint and to complete results, in ms at a fourfold slowdown, over the samples and over 2,000
 * tenders. Medians and worst.
 */
export async function measureConsole() {
  buildTestPages();
  const [site, testPages] = [await startSite(), await startSite({}, 'tests/support/pages/serve.ts')];
  const browser = await chromium.launch({ executablePath: findChromium() });
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);

  const launches: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    await page.goto(`${site.origin}/demo`);
    launches.push(await launchTime(page));
  }
  const figures = {
    'code beyond React, bytes': weights(),
    'launch to finished, ms': summary(launches),
    'with 24 tenders, ms': await interactions(page, devtools, `${site.origin}/demo?sort=chance`),
    'with 2000 tenders, ms': await interactions(
      page,
      devtools,
      `${testPages.origin}/test-console?sort=chance`,
    ),
  };
  console.dir(figures, { depth: null });
  await browser.close();
  await Promise.all([site.stop(), testPages.stop()]);
  return figures;
}

/** Bytes of brotli beyond React, as the budget counts them. */
function weights() {
  const page = contentPages().find(({ path }) => path === '/demo');
  if (page === undefined) throw new Error('There is no /demo in the build.');
  return codeInParts(page, 'Console');
}

async function launchTime(page: Page): Promise<number> {
  const { button, words } = consoleOn(page);
  // The code and the samples are there, as for a visitor who has come near.
  await button(words.launch).hover();
  await page.waitForLoadState('networkidle');
  return page.evaluate(async () => {
    const pressed = performance.now();
    document.querySelector<HTMLElement>('#console .primary')?.click();
    while (document.querySelector('.results tbody') === null)
      await new Promise((resume) => requestAnimationFrame(resume));
    return performance.now() - pressed;
  });
}

async function interactions(page: Page, devtools: CDPSession, address: string) {
  await page.goto(address);
  await page.locator('.results tbody').first().waitFor();
  await page.getByRole('button', { name: 'Modifier filtres' }).click();
  await watch(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const filters = page.getByRole('form', { name: 'Votre profil' });
  const press = async (control: Locator, key: string) => {
    await control.focus();
    await page.keyboard.press(key);
  };
  const upAndDown = (control: Locator) => (turn: number) =>
    press(control, turn % 4 < 2 ? 'ArrowDown' : 'ArrowUp');
  const close = () => page.keyboard.press('Escape');
  const times = {
    'filter: sector': await timed(page, upAndDown(filters.getByLabel('Secteur', { exact: true }))),
    'filter: strength': await timed(page, () => press(filters.getByLabel('prix', { exact: true }), 'Space')),
    'filter: budget': await timed(page, (turn) =>
      press(filters.getByLabel(CONSOLES.fr.least), turn % 8 === 7 ? 'Backspace' : '1'),
    ),
    sort: await timed(page, upAndDown(page.getByLabel('Trier par'))),
    open: await timed(page, () => press(page.locator('.open').first(), 'Enter'), close),
  };
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return times;
}

/** Has the page note each interaction as the browser times it, and the last frame that changed the results or dialogs. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const noted = { begun: 0, toPaint: 0, complete: 0 };
    Object.assign(globalThis, { noted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        // What a key does is timed from its press, not from its release.
        if (entry.name === 'keydown') {
          noted.begun = entry.startTime;
          noted.toPaint = entry.duration;
        }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit); // not in the library of types yet
    const onChange = () =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => (noted.complete = performance.now()), { once: true });
        port1.start();
        port2.postMessage(null); // runs once the frame is painted
      });
    const place = document.querySelector('[data-phase]');
    if (place)
      new MutationObserver(onChange).observe(place, { subtree: true, childList: true, attributes: true });
  });
}

/** Long enough for everything that an interaction sets off, in milliseconds. */
const SETTLED_MS = 900;

/**
 * From the press of a key to the next paint, in steps of 8 ms (under 16 counts as 16), and to the frame where the
 * results are complete.
 */
async function timed(
  page: Page,
  act: (turn: number) => Promise<unknown>,
  undo: () => Promise<unknown> = async () => undefined,
) {
  const toPaint: number[] = [];
  const complete: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    await page.evaluate(() => {
      Object.assign(Reflect.get(globalThis, 'noted'), { begun: performance.now(), toPaint: 16, complete: 0 });
    });
    await act(turn);
    await page.waitForTimeout(SETTLED_MS);
    const noted = await page.evaluate(() => Reflect.get(globalThis, 'noted'));
    toPaint.push(noted.toPaint);
    complete.push(Math.max(noted.toPaint, noted.complete - noted.begun));
    await undo();
    await page.waitForTimeout(SETTLED_MS / 2);
  }
  return { 'to next paint': summary(toPaint), 'to complete': summary(complete) };
}

function summary(times: readonly number[]) {
  const whole = times.map(Math.round);
  return { median: median(whole), worst: Math.max(...whole) };
}
