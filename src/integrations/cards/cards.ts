import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listFiles } from '../../http/site-files.ts';
import { inThreads } from '../../work/threads.ts';
import type { CardCount, CardPlace } from './cards-thread.ts';

/** Draws the link preview of every page, or finds it in `cacheDirectory`: the same inputs give the same picture. */
export function cards(cacheDirectory: string): AstroIntegration {
  return {
    name: 'cards',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const pages = listFiles(folder).filter((file) => file.endsWith('.html'));
        const module = new URL('cards-thread.ts', import.meta.url);
        const counts = await inThreads<string, CardPlace, CardCount>(module, pages, {
          folder,
          cacheDirectory,
        });
        const total = (name: keyof CardCount) => counts.reduce((sum, count) => sum + count[name], 0);
        logger.info(`${total('pictures')} pictures, ${total('made')} new`);
      },
    },
  };
}
