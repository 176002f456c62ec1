import { chromium } from '@playwright/test';
import { findChromium } from '../support/chromium.ts';
import { ALL_PAGES } from '../support/paths.ts';
import { startSite } from '../support/running-site.ts';

/** A phone on a train: 150 ms of round trip, 1.6 Mbit/s down, a processor four times slower. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWDOWN = 4;

/** Loads every page cold on a slow line: first and largest paint in ms, layout shift, requests, bytes received. */
export async function measureLoads() {
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: findChromium() });
  const rows: Record<string, Awaited<ReturnType<typeof load>>> = {};
  for (const path of ALL_PAGES) rows[path] = await load(path);
  console.table(rows);
  await browser.close();
  await site.stop();
  return rows;

  async function load(path: string) {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', LINE);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const sent = { requests: 0, bytes: 0 };
    const ahead = new Set<string>();
    devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (request.headers['Sec-Purpose'] === 'prefetch' || request.headers['Purpose'] === 'prefetch')
        ahead.add(requestId);
      else sent.requests += 1;
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (!ahead.has(requestId)) sent.bytes += encodedDataLength;
    });
    await page.addInitScript(watch);
    await page.goto(site.origin + path, { waitUntil: 'load' });
    const { firstPaint, largestPaint, shift } = await page.evaluate(paints);
    await context.close();
    return { 'first paint': firstPaint, 'largest paint': largestPaint, shift, ...sent };
  }
}

/** Runs in the page, before it: notes paints and shifts as the browser reports them. */
function watch() {
  const noted = { largestPaint: 0, shift: 0 };
  Object.assign(globalThis, { noted });
  new PerformanceObserver((list) => {
    noted.largestPaint = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) noted.shift += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page, after it: gives back what `watch` noted. */
function paints() {
  const noted = Reflect.get(globalThis, 'noted');
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  return {
    firstPaint: Math.round(firstPaint),
    largestPaint: Math.round(Number(Reflect.get(noted, 'largestPaint'))),
    shift: Number(Reflect.get(noted, 'shift')),
  };
}
