import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { isIndexed } from '../../src/routes.ts';
import { findChromium } from '../support/chromium.ts';
import { freePort } from '../support/free-port.ts';
import { PAGES } from '../support/paths.ts';
import { startSite } from '../support/site.ts';
import {
  CATEGORIES,
  figuresOf,
  medians,
  reasons,
  shortcomings,
  type PageFigures,
} from './lighthouse-figures.ts';

const RUNS = 5;
const ATTEMPTS = 3;

const TWO_LINES = `<!doctype html><html lang="fr"><meta name="viewport" content="width=device-width">
<title>Deux lignes</title><p>Une ligne.<p>Une autre.`;

/**
 * Lighthouse as it judges a phone, its line and its processor simulated: the median of five runs over every page, and
 * which of them are below 100 or beyond a budget, with the audits that failed and what was painted last. A page of two
 * lines shows what any page costs on this machine. It takes most of an hour; pages and runs may be given:
 * `npm run bench -- lighthouse /tarifs /demo --runs=1`.
 */
export async function measureLighthouse() {
  const { pages, runs } = asked(process.argv.slice(2));
  const [site, twoLines, port] = [await startSite(), await serveTwoLines(), await freePort()];
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-background-networking', `--remote-debugging-port=${port}`],
  });
  const rows: Record<string, PageFigures> = {};
  const found: string[] = [];
  try {
    rows['page of two lines'] = (await judge(twoLines.origin, port, runs)).row;
    for (const [index, path] of pages.entries()) {
      const { row, short, why } = await judge(site.origin + path, port, runs);
      rows[path] = row;
      if (short.length > 0) found.push(`${path}: ${[...short, ...why].join(', ')}`);
      console.log(`${index + 1}/${pages.length} ${path}: ${short.join(', ') || 'as it should be'}`);
    }
  } finally {
    await browser.close();
    twoLines.stop();
    await site.stop();
  }
  console.table(rows);
  console.log(found.join('\n') || 'No page is below 100, none beyond a budget.');
  return rows;
}

function asked(words: readonly string[]): { pages: readonly string[]; runs: number } {
  const options = { runs: { type: 'string' }, keep: { type: 'boolean' }, each: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
  const pages = positionals.filter((word) => word.startsWith('/'));
  const unknown = pages.filter((page) => !PAGES.includes(page));
  if (unknown.length > 0) throw new Error(`No such page: ${unknown.join(', ')}`);
  const runs = Number(values.runs ?? RUNS);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs=${values.runs} is no number of runs.`);
  return { pages: pages.length > 0 ? pages : PAGES, runs };
}

async function serveTwoLines() {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(TWO_LINES);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  return { origin: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

/** The medians of a page, what they lack, and why. */
async function judge(address: string, port: number, runs: number) {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await audit(address, port));
  const row = medians(results.map(figuresOf));
  return { row, short: shortcomings(row), why: reasons(results) };
}

/** A recording sometimes lacks its beginning on a busy machine: Lighthouse asks to run again, which we do. */
async function audit(address: string, port: number, attempts = ATTEMPTS): Promise<Result> {
  const skipAudits = isIndexed(new URL(address).pathname) ? [] : ['is-crawlable']; // some pages hide from search
  const flags = { port, logLevel: 'silent', onlyCategories: CATEGORIES, skipAudits } as const;
  const result = await lighthouse(address, { ...flags, disableFullPageScreenshot: true });
  const error = result === undefined ? 'no result' : result.lhr.runtimeError?.message;
  if (result !== undefined && error === undefined) return result.lhr;
  if (attempts > 1) return audit(address, port, attempts - 1);
  throw new Error(`Lighthouse could not judge ${address}: ${error}`);
}
