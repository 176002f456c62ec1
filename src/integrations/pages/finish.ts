import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';
import { addressOf } from '../../http/canonical.ts';
import { isText } from '../../http/content-types.ts';
import { listFiles } from '../../http/site-files.ts';
import { isScreen } from '../../routes.ts';
import { pruneCache } from '../cache.ts';
import { runInPool } from '../pool.ts';
import type { Effort } from './compression.ts';
import type { TextTask } from './worker.ts';

/** With more articles, lists and Markdown versions than this, they are compressed quickly. */
const MANY = 100;

/**
 * Finishes the texts that the build has written: each page gets its exact content security policy as a meta, which
 * servers also read for the header, and each text its `.br` and `.gz`. Nothing may change a file after it.
 */
export function finish(cacheDirectory: string): AstroIntegration {
  return {
    name: 'finish',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir).replace(/\/$/, '');
        const files = listFiles(folder).filter(isText);
        const isMany = files.filter(isOfArchive).length > MANY;
        const tasks = files.map((file): TextTask => {
          const effort: Effort = isMany && isOfArchive(file) ? 'quick' : 'best';
          return { folder, file, effort, cacheDirectory };
        });
        const kept = await runInPool<TextTask, string | undefined>(
          new URL('worker.ts', import.meta.url),
          tasks,
        );
        pruneCache(cacheDirectory, kept);
        logger.info(`${files.length} texts, ${files.filter((file) => file.endsWith('.html')).length} pages`);
      },
    },
  };
}

/** Articles, their Markdown versions and their lists: what a site has thousands of. */
function isOfArchive(file: string): boolean {
  return /\.(?:html|md)$/.test(file) && !isScreen(addressOf(file));
}
