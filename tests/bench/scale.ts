import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copySite } from '../support/site-copy.ts';
import { writeBareBlog } from './bare-blog.ts';
import { writeArticles } from './generated.ts';
import { editArticle, staleFiles } from './rebuild.ts';
import { timedBuild, type Cost } from './timed-build.ts';

/** How many articles are added to the site, from a young one to a large archive. */
const SIZES = [100, 1_000, 5_000, 10_000];

/** The link previews of the generated articles, kept from one measure to the next: to draw them all takes ten minutes. */
const PICTURES = path.resolve('.cache/scale-previews');

/** Builds that take minutes differ little: from this size on, each is made once. */
const LONG = 5_000;

/** What later builds find of earlier ones, besides the pictures. */
const CACHES = ['dist', '.cache/astro', '.cache/finished'];

/**
 * Builds the whole site, and a bare Astro blog of the same articles, at each size: seconds, seconds of processor, peak
 * memory, milliseconds an article, and our figures as a ratio of the blog's. Cold but for the pictures, which a build
 * before has drawn or found; its time is given too. Each is built twice, in the order site, blog, blog, site, and the
 * better counts: machines are noisy. Then one article is edited, and the site rebuilt, and searched for what is stale.
 * Sizes may be given: `npm run bench -- scale 100`. All of them take half an hour.
 */
export async function measureScale() {
  const asked = process.argv.slice(3).map(Number).filter(Boolean);
  const sizes = asked.length > 0 ? asked : SIZES;
  mkdirSync(PICTURES, { recursive: true });
  const rows: Record<number, Awaited<ReturnType<typeof compare>>> = {};
  for (const size of sizes) {
    rows[size] = await compare(size);
    console.table({ [size]: rows[size] });
  }
  const [smaller, largest] = sizes.slice(-2).map((size) => rows[size]?.['site ms an article']);
  if (smaller === undefined || largest === undefined) return rows;
  return { ...rows, growth: `${ratio(largest, smaller)} of the ms an article one size below` };
}

async function compare(size: number) {
  const site = makeFolder((folder) => {
    copySite(folder);
    writeArticles(path.join(folder, 'content/articles'), size);
    mkdirSync(path.join(folder, '.cache'));
    symlinkSync(PICTURES, path.join(folder, '.cache/og'));
  });
  const blog = makeFolder((folder) => {
    writeBareBlog(folder, size);
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  });
  try {
    const drawing = await timedBuild(site);
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
      'site ms an article': ratio(cold.seconds * 1000, size),
      'rebuild s': rebuild.seconds,
      'rebuild ratio': ratio(rebuild.seconds, cold.seconds),
      'with new pictures s': drawing.seconds,
    };
  } finally {
    for (const folder of [site, blog]) rmSync(folder, { recursive: true, force: true });
  }
}

function makeFolder(write: (folder: string) => void): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'scale-'));
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
