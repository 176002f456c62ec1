import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copySite } from '../support/site-copy.ts';
import { writeBareBlog } from './bare-blog.ts';
import { writeArticles } from './generated.ts';
import { editArticle, staleFiles } from './rebuild.ts';
import { timedBuild, type Cost } from './timed-build.ts';

/** How many articles are added to the site; 0 is the site as shipped. */
const SIZES = [0, 100, 1_000];

/** Builds that take minutes differ little: from this size on, each is made once. */
const LONG = 5_000;

/** What later builds find of earlier ones. */
const CACHES = ['dist', '.cache', 'node_modules/.astro'];

/**
 * Builds the whole site from nothing, and at each size a bare Astro blog of the same articles: seconds, seconds of
 * processor, peak memory, and our figures as a ratio of the blog's. Each is built twice, in the order site, blog, blog,
 * site, and the better counts: machines are noisy. Then one article is edited, and the site rebuilt, and searched for
 * what is stale. Sizes may be given: `npm run bench -- build 10000` takes some twenty minutes.
 */
export async function measureBuild() {
  const asked = process.argv.slice(3).filter((word) => /^\d+$/.test(word));
  const sizes = asked.length > 0 ? asked.map(Number) : SIZES;
  const rows: Record<string, object> = {};
  for (const size of sizes) {
    const name = size === 0 ? 'shipped' : String(size);
    rows[name] = size === 0 ? await measureShipped() : await compare(size);
    console.table({ [name]: rows[name] });
  }
  return rows;
}

async function measureShipped(): Promise<Cost> {
  const site = makeFolder(copySite);
  try {
    return better(await coldBuild(site), await coldBuild(site));
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
}

async function compare(size: number) {
  const site = makeFolder((folder) => {
    copySite(folder);
    writeArticles(path.join(folder, 'content/articles'), size);
  });
  const blog = makeFolder((folder) => {
    writeBareBlog(folder, size);
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  });
  try {
    const first = await coldBuild(site);
    const again = async (one: Cost, folder: string) =>
      size < LONG ? better(one, await coldBuild(folder)) : one;
    const bare = await again(await coldBuild(blog), blog);
    const cold = await again(first, site);
    const edited = editArticle(path.join(site, 'content/articles'), size);
    const rebuild = await timedBuild(site);
    const stale = staleFiles(path.join(site, 'dist/client'), edited);
    if (stale.length > 0) throw new Error(`Stale after one edit:\n${stale.join('\n')}`);
    return {
      'bare s': bare.seconds,
      'site s': cold.seconds,
      'time ratio': ratio(cold.seconds, bare.seconds),
      'bare CPU s': bare.cpuSeconds,
      'site CPU s': cold.cpuSeconds,
      'CPU ratio': ratio(cold.cpuSeconds, bare.cpuSeconds),
      'bare MB': bare.megabytes,
      'site MB': cold.megabytes,
      'memory ratio': ratio(cold.megabytes, bare.megabytes),
      'rebuild s': rebuild.seconds,
    };
  } finally {
    for (const folder of [site, blog]) rmSync(folder, { recursive: true, force: true });
  }
}

function makeFolder(write: (folder: string) => void): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-build-'));
  write(folder);
  return folder;
}

async function coldBuild(folder: string): Promise<Cost> {
  for (const cache of CACHES) rmSync(path.join(folder, cache), { recursive: true, force: true });
  return timedBuild(folder);
}

function better(one: Cost, other: Cost): Cost {
  return one.seconds <= other.seconds ? one : other;
}

function ratio(one: number, other: number): number {
  return Math.round((one / other) * 100) / 100;
}
