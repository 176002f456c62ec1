import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { isIndexed } from '../../src/routes.ts';
import { findChromium } from '../support/chromium.ts';
import { freePort } from '../support/free-port.ts';
import { PAGES } from '../support/paths.ts';
import { startSite } from '../support/site.ts';
import { failedAudits, figuresOf, medians, shortcomings, type PageFigures } from './lighthouse-figures.ts';

const RUNS = 5;

/**
 * Lighthouse as it judges a phone, its line and its processor simulated: the median of five runs over every page, and
 * which of them are below 100 or beyond a budget, with the audits that failed. It takes an hour. Pages and runs may be
 * given: `npm run bench -- lighthouse /tarifs /demo --runs=1`.
 */
export async function measureLighthouse() {
  const { pages, runs } = asked(process.argv.slice(2));
  const site = await startSite();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-background-networking', `--remote-debugging-port=${port}`],
    ignoreDefaultArgs: ['--disable-back-forward-cache'], // it is one of the audits
  });
  const rows: Record<string, PageFigures> = {};
  const found: string[] = [];
  try {
    for (const [index, path] of pages.entries()) {
      const results: Result[] = [];
      for (let run = 0; run < runs; run += 1) results.push(await audit(site.origin + path, port));
      const row = medians(results.map(figuresOf));
      rows[path] = row;
      const short = shortcomings(row);
      const audits = [...new Set(results.flatMap(failedAudits))];
      if (short.length > 0) found.push(`${path}: ${[...short, ...audits].join(', ')}`);
      console.log(`${index + 1}/${pages.length} ${path} ${short.join(', ') || 'as it should be'}`);
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  console.table(rows);
  console.log(found.length > 0 ? found.join('\n') : 'No page is below 100, none beyond a budget.');
  return rows;
}

function asked(words: readonly string[]): { pages: readonly string[]; runs: number } {
  const options = { runs: { type: 'string' }, keep: { type: 'boolean' }, each: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
  const pages = positionals.filter((word) => word.startsWith('/'));
  const unknown = pages.filter((page) => !PAGES.includes(page));
  if (unknown.length > 0) throw new Error(`No such page: ${unknown.join(', ')}`);
  return { pages: pages.length > 0 ? pages : PAGES, runs: Number(values.runs ?? RUNS) };
}

async function audit(address: string, port: number): Promise<Result> {
  const skipAudits = isIndexed(new URL(address).pathname) ? [] : ['is-crawlable']; // some pages hide from search
  const { lhr } = (await lighthouse(address, { port, logLevel: 'error', skipAudits })) ?? {};
  if (lhr === undefined || lhr.runtimeError)
    throw new Error(`Lighthouse could not load ${address}: ${lhr?.runtimeError?.message ?? 'no result'}`);
  return lhr;
}
