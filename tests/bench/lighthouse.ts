import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { href, isIndexed, isScreen } from '#routes.ts';
import { findChromium } from '../support/browsers.ts';
import { ALL_PAGES } from '../support/paths.ts';
import { startSite } from '../support/running-site.ts';
import { freePort } from '../support/server/ports.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** A recording sometimes lacks its beginning on a busy machine: Lighthouse asks to run again. */
const ATTEMPTS = 3;

/** Five screens and an article. */
const SIX = [
  ...(['home', 'product', 'pricing', 'demo', 'howMany'] as const).flatMap((name) => href(name, 'fr') ?? []),
  ...ALL_PAGES.filter((path) => !isScreen(path)).slice(0, 1),
];

/**
 * Judges pages as Lighthouse does a phone: six of them, or those that are given. Scores of 100, simulated times in ms,
 * the sum of layout shifts, and the machine's index: Lighthouse means its phone for an index of about 1,500, and takes
 * it for slower on a slower machine.
 */
export async function measureLighthouse(asked: readonly string[]) {
  const pages = asked.length > 0 ? asked : SIX;
  const [site, port] = [await startSite(), await freePort()];
  const args = [`--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  const rows: Record<string, object> = {};
  try {
    for (const page of pages) rows[page] = figuresOf(await audit(site.origin + page, port));
  } finally {
    await browser.close();
    await site.stop();
  }
  return rows;
}

async function audit(address: string, port: number, attempts = ATTEMPTS): Promise<Result> {
  const skipAudits = isIndexed(new URL(address).pathname) ? [] : ['is-crawlable']; // hidden from search on purpose
  const result = await lighthouse(address, {
    port,
    logLevel: 'silent',
    onlyCategories: CATEGORIES,
    skipAudits,
    disableFullPageScreenshot: true,
  });
  const error = result === undefined ? 'no result' : result.lhr.runtimeError?.message;
  if (result !== undefined && error === undefined) return result.lhr;
  if (attempts > 1) return audit(address, port, attempts - 1);
  throw new Error(`Lighthouse could not judge ${address}: ${error}`);
}

function figuresOf({ categories, audits, environment }: Result): Record<string, number> {
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
  const value = (name: string, digits = 0) =>
    Number((audits[name]?.numericValue ?? Number.NaN).toFixed(digits));
  return {
    ...Object.fromEntries(scores),
    'first paint ms': value('first-contentful-paint'),
    'largest paint ms': value('largest-contentful-paint'),
    'blocked ms': value('total-blocking-time'),
    shift: value('cumulative-layout-shift', 3),
    'machine index': environment.benchmarkIndex,
  };
}
