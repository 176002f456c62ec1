import type { Browser, Page } from '@playwright/test';

/** A phone on a train, as in `loads`: 150 ms of round trip, 1.6 Mbit/s, a processor four times slower. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWDOWN = 4;

/** What one visitor saw: bytes, counts and milliseconds; `cold` and `warmed` from a press to the question gone. */
export interface Visit {
  readonly bytes: number;
  readonly requests: number;
  readonly react: number;
  readonly shift: number;
  readonly blocking: number;
  readonly cold: number;
  readonly returning: number;
  readonly warmed: number;
}

/** A first visit and an answer by `accept`, a second visit, and a third that is asked again with a warm cache. */
export async function visit(browser: Browser, origin: string, accept?: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'fr-FR' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const sent = { requests: 0, bytes: 0, react: 0 };
  devtools.on('Network.requestWillBeSent', ({ request }) => {
    sent.requests += 1;
    if (/\/_astro\/.*\.js/.test(request.url)) sent.react += 1;
  });
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (sent.bytes += encodedDataLength));
  await page.addInitScript(watch);

  const open = async () => {
    await page.goto(origin, { waitUntil: 'networkidle' });
    if (accept) await page.locator(accept).waitFor({ state: 'visible' });
    await page.waitForTimeout(1000);
  };
  await open();
  const first = { ...sent, ...(await page.evaluate(noted)) };
  const cold = accept ? await press(page, accept) : 0;
  sent.requests = 0;
  await page.goto(origin, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1500);
  const returning = sent.requests;
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await open();
  const warmed = accept ? await press(page, accept) : 0;
  await context.close();
  return { ...first, cold, returning, warmed };
}

/** Presses, and waits for the first frame without what was pressed, by the clock of the page. */
async function press(page: Page, accept: string): Promise<number> {
  const gone = page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        let pressed = 0;
        addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
        const look = () => {
          const isThere = document
            .querySelector(selector)
            ?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
          if (pressed > 0 && !isThere) resolve(performance.now() - pressed);
          else requestAnimationFrame(look);
        };
        look();
      }),
    accept,
  );
  await page.locator(accept).click();
  return gone;
}

/** Runs in the page, before it: notes shifts and long tasks as the browser reports them. */
function watch() {
  const notes = { shift: 0, blocking: 0 };
  Object.assign(globalThis, { notes });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) notes.shift += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) notes.blocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
}

/** Runs in the page, after it. */
function noted(): { shift: number; blocking: number } {
  return Reflect.get(globalThis, 'notes');
}
