import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { isIndexed } from '../../src/routes.ts';
import { findChromium } from '../support/chromium.ts';
import { freePort } from '../support/server/free-port.ts';
import { ALL_PAGES, PAGES } from '../support/paths.ts';
import { startSite } from '../support/running-site.ts';
import {
  CATEGORIES,
  figuresOf,
  medians,
  reasons,
  shortcomings,
  slowdownOf,
  type PageFigures,
} from './lighthouse-figures.ts';

const RUNS = 5;
const ATTEMPTS = 3;
/** So many runs say how fast this machine is now. */
const RECENT = 5;
/** Lighthouse's own, for a machine of CPU index 1,533. */
const SLOWDOWN = 4;

const TWO_LINES = `<!doctype html><html lang="fr"><meta name="viewport" content="width=device-width">
<title>Deux lignes</title><p>Une ligne.<p>Une autre.`;

/**
 * Lighthouse as it judges a phone, its line and its processor simulated: the median of five runs over every page, and
 * which of them are below 100 or beyond a budget, with the audits that failed and what was painted last. A page of two
 * lines shows what any page costs on this machine. It takes most of an hour; pages and runs may be given:
 * `npm run bench -- lighthouse /tarifs /demo --runs=1`. The phone's processor is as many times slower as Lighthouse
 * asks for on a machine of this CPU index, four on one of 1,533; `--slowdown=4` says it instead. The index is that of the
 * runs just before: a machine that shares its processors is twice as fast in one minute as in another.
 */
export async function measureLighthouse() {
  const { pages, runs, slowdown } = asked(process.argv.slice(2));
  const [site, twoLines, port] = [await startSite(), await serveTwoLines(), await freePort()];
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [`--remote-debugging-port=${port}`],
  });
  const rows: Record<string, PageFigures> = {};
  const found: string[] = [];
  try {
    const way: Way = { port, runs, slowdown, indexes: [] };
    await judge(twoLines.origin, { ...way, runs: RECENT }); // to know the machine
    rows['page of two lines'] = (await judge(twoLines.origin, way)).row;
    for (const [index, path] of pages.entries()) {
      const { row, short, why } = await judge(site.origin + path, way);
      rows[path] = row;
      if (short.length > 0) found.push(`${path}: ${[...short, ...why].join(', ')}`);
      const machine = `index ${row['CPU index']}, ${row['CPU slowdown']} times`;
      console.log(
        `${index + 1}/${pages.length} ${path} (${machine}): ${short.join(', ') || 'as it should be'}`,
      );
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

/** How pages are judged: by which browser, how often, and how much slower than this machine. */
interface Way {
  readonly port: number;
  readonly runs: number;
  /** The same throughout, where the command line says so. */
  readonly slowdown: number | undefined;
  /** This machine's CPU index in each run so far. */
  readonly indexes: number[];
}

function slowdownNow({ slowdown, indexes }: Way): number {
  const recent = indexes.slice(-RECENT).toSorted((one, other) => one - other);
  const index = recent[Math.floor(recent.length / 2)];
  return slowdown ?? (index === undefined ? SLOWDOWN : slowdownOf(index));
}

/** What the command line asks for. */
interface Asked {
  readonly pages: readonly string[];
  readonly runs: number;
  /** How much slower, where it says so. */
  readonly slowdown: number | undefined;
}

function asked(words: readonly string[]): Asked {
  const options = {
    runs: { type: 'string' },
    slowdown: { type: 'string' },
    keep: { type: 'boolean' },
    each: { type: 'boolean' },
  } as const;
  const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
  const pages = positionals.filter((word) => word.startsWith('/'));
  const unknown = pages.filter((page) => !ALL_PAGES.includes(page));
  if (unknown.length > 0) throw new Error(`No such page: ${unknown.join(', ')}`);
  const runs = Number(values.runs ?? RUNS);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs=${values.runs} is no number of runs.`);
  const slowdown = values.slowdown === undefined ? undefined : Number(values.slowdown);
  if (slowdown !== undefined && !(slowdown >= 1))
    throw new Error(`--slowdown=${values.slowdown} is no slowdown.`);
  if (values.keep && slowdown !== undefined)
    throw new Error('Only what the slowdown of this machine gives is kept: others compare with nothing.');
  return { pages: pages.length > 0 ? pages : PAGES, runs, slowdown };
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
async function judge(address: string, way: Way) {
  const results: Result[] = [];
  for (let run = 0; run < way.runs; run += 1) results.push(await audit(address, way));
  const row = medians(results.map(figuresOf));
  return { row, short: shortcomings(row), why: reasons(results) };
}

/** A recording sometimes lacks its beginning on a busy machine: Lighthouse asks to run again, which we do. */
async function audit(address: string, way: Way, attempts = ATTEMPTS): Promise<Result> {
  const skipAudits = isIndexed(new URL(address).pathname) ? [] : ['is-crawlable']; // some pages hide from search
  const throttling = { cpuSlowdownMultiplier: slowdownNow(way) };
  const flags = {
    port: way.port,
    logLevel: 'silent',
    onlyCategories: CATEGORIES,
    skipAudits,
    throttling,
  } as const;
  const result = await lighthouse(address, { ...flags, disableFullPageScreenshot: true });
  const error = result === undefined ? 'no result' : result.lhr.runtimeError?.message;
  if (result !== undefined) way.indexes.push(result.lhr.environment.benchmarkIndex);
  if (result !== undefined && error === undefined) return result.lhr;
  if (attempts > 1) return audit(address, way, attempts - 1);
  throw new Error(`Lighthouse could not judge ${address}: ${error}`);
}
