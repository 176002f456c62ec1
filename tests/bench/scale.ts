import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { timedBuild } from './timed-build.ts';
import { writeBareBlog, writeArticles } from './generated.ts';

const PARTS = [
  'src',
  'public',
  'content',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** How many articles are added to the site, from a young one to a large archive. */
const SIZES = [100, 1_000, 5_000, 10_000];

/**
 * Builds the whole site, and a bare Astro blog of the same articles with the stock loader, at each size: seconds, peak
 * memory, milliseconds an article, and our figures as a ratio of the blog's. Sizes may be given: `npm run bench -- scale 100`.
 */
export async function measureScale() {
  const asked = process.argv.slice(3).map(Number).filter(Boolean);
  const rows: Record<number, Awaited<ReturnType<typeof compare>>> = {};
  for (const size of asked.length > 0 ? asked : SIZES) {
    rows[size] = await compare(size);
    console.table({ [size]: rows[size] });
  }
  return rows;
}

async function compare(size: number) {
  const bare = await measured((folder) => writeBareBlog(folder, size));
  const site = await measured((folder) => {
    for (const part of PARTS) cpSync(part, path.join(folder, part), { recursive: true });
    writeArticles(path.join(folder, 'content/articles'), size);
  });
  return {
    'bare s': bare.seconds,
    'site s': site.seconds,
    'time ratio': ratio(site.seconds, bare.seconds),
    'bare MB': bare.megabytes,
    'site MB': site.megabytes,
    'memory ratio': ratio(site.megabytes, bare.megabytes),
    'site ms an article': ratio(site.seconds * 1000, size),
  };
}

async function measured(write: (folder: string) => void) {
  const folder = mkdtempSync(path.join(tmpdir(), 'scale-'));
  try {
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    write(folder);
    return await timedBuild(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function ratio(one: number, other: number): number {
  return Math.round((one / other) * 100) / 100;
}
