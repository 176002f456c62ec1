import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import pLimit from 'p-limit';
import { addressOf } from '../../http/canonical.ts';
import { listFiles } from '../../http/site-files.ts';
import { cardOf, href, isScreen } from '../../routes.ts';
import { openCache, pruneCache } from '../../cache.ts';

/** How many articles, the newest, have a card of their own: a drawing takes as long as the page. */
const OWN_CARDS = 24;

/** Cards in work at once, each on a thread of its own. */
const AT_ONCE = 4;

/** When an article was published, in the head of its page. */
const PUBLISHED = /<meta property="article:published_time" content="([^"]+)"/;

/** What a page says that its card shows. */
const DESCRIPTION = /<meta property="og:image:alt"[^>]*>/;

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
        // imported here: development draws no card, and starts whatever the messages and the data hold
        const [{ cardInputs }, { cardPainter, drawingCode }] = await Promise.all([
          import('./inputs.ts'),
          import('./picture.ts'),
        ]);
        const paint = await cardPainter();
        const cache = openCache(cacheDirectory, drawingCode());
        const kept = await pLimit(AT_ONCE).map(own, async (file) => {
          const page = addressOf(file);
          const inputs = cardInputs(page, readFileSync(folder + file, 'utf8'));
          const input = JSON.stringify(inputs);
          const picture = await cache.get(input, () => paint(inputs));
          writeFileSync(cardFile(folder, page), picture);
          return cache.nameOf(input);
        });
        pruneCache(cacheDirectory, kept);
        shareCard(folder, shared);
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
    // The signup page shows the demo page's content, and names its picture.
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

/** Gives articles the card of the list that leads to them, and its description. */
function shareCard(folder: string, files: readonly string[]): void {
  if (files.length === 0) return;
  const list = href('resources', 'fr');
  const description = DESCRIPTION.exec(readFileSync(`${folder}${list}.html`, 'latin1'))?.[0] ?? '';
  for (const file of files) {
    copyFileSync(cardFile(folder, list), cardFile(folder, addressOf(file)));
    const html = readFileSync(folder + file, 'latin1');
    writeFileSync(
      folder + file,
      html.replace(DESCRIPTION, () => description),
      'latin1',
    );
  }
}

/** The file of a page's card, whose folder then exists. */
function cardFile(folder: string, page: string): string {
  const file = path.join(folder, cardOf(page));
  mkdirSync(path.dirname(file), { recursive: true });
  return file;
}
