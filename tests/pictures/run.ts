/**
 * Makes the stills and the film of the finished console from the built demo: `npm run build && npm run pictures`. They are
 * kept in `src/assets/console`, with the digest of the text that they show; a test says when they are stale.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { translator } from '../support/translate.ts';
import { LOCALES, type Locale } from '#locales.ts';
import { consoleOn } from '../support/browser/console.ts';
import { findChromium } from '../support/browsers.ts';
import { ROOT, startSite } from '../support/running-site.ts';
import { refuseCookies } from '../support/test.ts';
import { filmOf, type Frame } from './film.ts';
import { digestOf } from './inputs.ts';

const FOLDER = path.join(ROOT, 'src/assets/console');

/** The day of the pictures: no deadline of a sample falls on another one because of it. */
const DAY = new Date('2026-11-25T09:00:00Z');

/** The most bytes of a still in AVIF, and the least quality that it may have. */
const MOST = 60_000;
const LEAST = 30;

/** The windows of the stills; `height` is where a still ends, `scale` its pixels per pixel of the page. */
const STILLS = [
  { name: 'narrow', width: 390, height: 520, scale: 2 },
  { name: 'wide', width: 1280, height: 690, scale: 1 },
] as const;

const THEMES = ['light', 'dark'] as const;

/** The window of the film, and the time between two frames while the analysis runs, in milliseconds. */
const FILM = { width: 1120, height: 700 };
const STEP_MS = 320;

const site = await startSite();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const sizes: Record<string, { width: number; height: number }> = {};
try {
  for (const locale of LOCALES) {
    for (const theme of THEMES) for (const still of STILLS) await takeStill(browser, locale, theme, still);
    const film = await filmOf(browser, site.origin, await framesOf(browser, locale));
    await writeFile(path.join(FOLDER, `${locale}.webm`), film);
    console.log(`${locale}.webm: ${film.byteLength} bytes`);
  }
} finally {
  await browser.close();
  await site.stop();
}
const made = { sizes, digests: Object.fromEntries(LOCALES.map((locale) => [locale, digestOf(locale)])) };
await writeFile(path.join(FOLDER, 'made-from.json'), `${JSON.stringify(made, null, 2)}\n`);

async function takeStill(
  from: Browser,
  locale: Locale,
  colorScheme: (typeof THEMES)[number],
  { name, width, height, scale }: (typeof STILLS)[number],
): Promise<void> {
  const page = await pageOf(from, locale, {
    viewport: { width, height: 2000 },
    colorScheme,
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
  });
  const demo = consoleOn(page, locale);
  await demo.go();
  await demo.run();
  await page
    .getByRole('region', { name: translator(locale)('toasts.region') })
    .evaluate((all) => all.remove());
  await page.mouse.move(0, 0);
  // The header follows the window, and a still begins with the console.
  await page.evaluate(() => document.querySelector('.header')?.remove());
  await demo.area
    .locator('.frame')
    .first()
    .evaluate((frame) => frame.scrollIntoView());
  const box = await demo.area.locator('.frame').first().boundingBox();
  if (box === null) throw new Error('The console is not shown.');
  // On a phone its buttons would take half of it.
  const list = name === 'narrow' ? await demo.area.locator('.list').boundingBox() : box;
  const png = await page.screenshot({ clip: { ...box, y: list?.y ?? box.y, height } });
  const picture = sharp(png);
  const { width: wide, height: high } = await picture.metadata();
  sizes[name] = { width: wide / scale, height: high / scale };
  let avif = Buffer.alloc(MOST + 1);
  let quality = 60;
  for (; avif.byteLength > MOST && quality >= LEAST; quality -= 5)
    avif = await picture.avif({ quality }).toBuffer();
  if (avif.byteLength > MOST)
    throw new Error(`${locale} ${name} has ${avif.byteLength} bytes: show less of it.`);
  const file = path.join(FOLDER, `${locale}-${colorScheme}-${name}`);
  await writeFile(`${file}.avif`, avif);
  await writeFile(`${file}.webp`, await picture.webp({ quality: 70, effort: 6 }).toBuffer());
  console.log(`${path.basename(file)}.avif: ${avif.byteLength} bytes`);
  await page.context().close();
}

/** Runs the console as a visitor would, and takes its frames, each with the time that it shows. */
async function framesOf(from: Browser, locale: Locale): Promise<Frame[]> {
  const page = await pageOf(from, locale, { viewport: FILM, colorScheme: 'light' });
  const { words, area, button, openers, dialog, go } = consoleOn(page, locale);
  const frames: Frame[] = [];
  const show = async (ms: number) => {
    frames.push({ picture: (await page.screenshot({ type: 'jpeg', quality: 90 })).toString('base64'), ms });
  };
  await page.clock.install({ time: DAY });
  await go();
  await area
    .locator('.frame')
    .first()
    .evaluate((frame) => frame.scrollIntoView());
  // From here on the analysis moves by the steps of the film alone.
  await page.clock.pauseAt(DAY.getTime() + 600_000);
  await show(1500);
  await button(words.launch).click();
  await area.getByRole('progressbar').waitFor();
  while (!(await button(words.relaunch).isVisible())) {
    await show(STEP_MS);
    await page.clock.runFor(STEP_MS);
  }
  await page.clock.runFor(8000);
  await page.clock.resume();
  await show(4000);
  await openers.nth(1).click();
  await dialog.waitFor();
  await show(4500);
  await dialog.evaluate((element) => element.scrollTo(0, 500));
  await show(4000);
  await page.keyboard.press('Escape');
  await page.context().close();
  return frames;
}

async function pageOf(
  from: Browser,
  locale: Locale,
  options: Parameters<Browser['newContext']>[0],
): Promise<Page> {
  const context = await from.newContext({ ...options, baseURL: site.origin, locale });
  await context.addInitScript(refuseCookies);
  const page = await context.newPage();
  if (options?.reducedMotion === 'reduce') await page.clock.setFixedTime(DAY);
  return page;
}
