import { chromium, type CDPSession, type Page } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { findChromium } from '../support/chromium.ts';
import { consoleOn } from '../support/console.ts';
import { builtFile } from '../support/dist.ts';
import { startSite } from '../support/site.ts';
import { brotliCompressSync } from 'node:zlib';
import { buildTestPages } from '../support/global-setup.ts';

const SLOWDOWN = 4;
const TURNS = 9;

/**
 * The demo console: bytes of its code; from the press of its button to its end without the paced steps; interaction
 * to next paint, in ms at a fourfold slowdown, over the samples and over 2,000 tenders. Medians and worst.
 */
export async function measureConsole() {
  buildTestPages();
  const [site, testPages] = [await startSite(), await startSite({}, 'tests/support/pages/serve.ts')];
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
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
    bytes: weights(),
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

/** Bytes of brotli of each chunk that the console loads, React's apart. */
function weights() {
  const chunks = readdirSync('dist/client/_astro').filter((file) => file.endsWith('.js'));
  const all = chunks.map((file) => [
    file.split('.')[0],
    brotliCompressSync(builtFile(`/_astro/${file}`)).length,
  ]);
  return Object.fromEntries(all);
}

async function launchTime(page: Page): Promise<number> {
  const { button, words } = consoleOn(page);
  // The code and the samples are there, as for a visitor who has come near.
  await button(words.launch).hover();
  await page.waitForLoadState('networkidle');
  return page.evaluate(async () => {
    const pressed = performance.now();
    document.querySelector<HTMLElement>('#console [data-look=primary]')?.click();
    while (document.querySelector('.results tbody') === null)
      await new Promise((resume) => requestAnimationFrame(resume));
    return performance.now() - pressed;
  });
}

async function interactions(page: Page, devtools: CDPSession, address: string) {
  await page.goto(address);
  await page.locator('.results tbody').first().waitFor();
  await page.getByRole('button', { name: 'Modifier filtres' }).click();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const filters = page.getByRole('form', { name: 'Votre profil' });
  const sector = filters.getByLabel('Secteur', { exact: true });
  const sort = page.getByLabel('Trier par');
  const least = filters.getByLabel(/Budget HT, dès/);
  const sectors = ['health', 'tech', 'energy'];
  const sorts = ['budget', 'deadline', 'chance'];
  const times = {
    'filter: sector': await timed(page, (turn) => sector.selectOption(sectors[turn % 3] ?? 'tech')),
    'filter: budget': await timed(page, (turn) => least.fill(String((turn + 1) * 100_000))),
    sort: await timed(page, (turn) => sort.selectOption(sorts[turn % 3] ?? 'chance')),
    open: await timed(
      page,
      () => page.locator('.open').first().click(),
      () => page.getByRole('dialog').getByRole('button', { name: 'Fermer', exact: true }).click(),
    ),
  };
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return times;
}

/** From the event to the frame after what it changed, as the page itself sees it. */
async function timed(page: Page, act: (turn: number) => Promise<unknown>, undo = async () => {}) {
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    await page.evaluate(() => {
      const noted = new Promise<number>((resolve) => {
        const note = ({ timeStamp }: Event) =>
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => resolve(performance.now() - timeStamp), { once: true });
            port1.start();
            port2.postMessage(null); // runs once the frame is painted
          });
        for (const kind of ['input', 'click']) addEventListener(kind, note, { capture: true, once: true });
      });
      Object.assign(globalThis, { noted });
    });
    await act(turn);
    times.push(Number(await page.evaluate(() => Reflect.get(globalThis, 'noted'))));
    await undo();
  }
  return summary(times);
}

function summary(times: readonly number[]) {
  const sorted = times.map(Math.round).toSorted((one, other) => one - other);
  return { median: sorted[Math.floor(sorted.length / 2)], worst: sorted.at(-1) };
}
