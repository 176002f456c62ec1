import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { addressOf } from '../../http/canonical.ts';
import { listFiles } from '../../http/site-files.ts';
import { cardOf, href, isScreen } from '../../routes.ts';
import { pruneCache } from '../cache.ts';
import { runInPool } from '../pool.ts';
import type { CardTask } from './worker.ts';

/** How many articles, the newest, have a card of their own: a drawing takes ten times as long as the page. */
const OWN_CARDS = 24;

/** When an article was published, in the head of its page. */
const PUBLISHED = /<meta property="article:published_time" content="([^"]+)"/;

/**
 * Writes the link preview of every page, drawn or from `cacheDirectory`. Screens and the newest articles show what is
 * on them; older articles and their lists show the card of the list of all articles.
 */
export function cards(cacheDirectory: string): AstroIntegration {
  return {
    name: 'cards',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir).replace(/\/$/, '');
        const { own, shared } = divide(folder);
        const tasks = own.map((file): CardTask => ({ folder, file, cacheDirectory }));
        const kept = await runInPool<CardTask, string>(new URL('worker.ts', import.meta.url), tasks);
        pruneCache(cacheDirectory, kept);
        for (const file of shared) copyCard(folder, addressOf(file));
        logger.info(`${own.length} pictures, ${shared.length} copies`);
      },
    },
  };
}

/** The pages whose card is drawn, and those that share one. */
function divide(folder: string): { own: readonly string[]; shared: readonly string[] } {
  const pages = listFiles(folder).filter((file) => file.endsWith('.html'));
  const named = pages.flatMap((file) => {
    const html = readFileSync(folder + file, 'latin1'); // what is looked for is ASCII: decoding thousands takes seconds
    // The signup page is the demo page under its own address, and names the picture of that one.
    if (!html.includes(`${cardOf(addressOf(file))}"`)) return [];
    return { file, published: PUBLISHED.exec(html)?.[1] ?? '' };
  });
  const screens = named.filter(({ file }) => isScreen(addressOf(file)));
  const others = named
    .filter(({ file }) => !isScreen(addressOf(file)))
    .toSorted((one, other) => (one.published < other.published ? 1 : -1));
  const files = (list: typeof named) => list.map(({ file }) => file);
  return {
    own: files([...screens, ...others.slice(0, OWN_CARDS)]),
    shared: files(others.slice(OWN_CARDS)),
  };
}

function copyCard(folder: string, page: string): void {
  const target = path.join(folder, cardOf(page));
  mkdirSync(path.dirname(target), { recursive: true });
  copyFileSync(path.join(folder, cardOf(href('resources', 'fr'))), target);
}
