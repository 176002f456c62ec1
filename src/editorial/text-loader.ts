import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import type { CollectionName } from './collections.ts';
import type * as content from './content.ts';

/** How long after a change the code of a page is that of the change, in milliseconds. */
const CHANGED_MS = 300;

/**
 * Loads the front matter of a collection's texts (`content.ts`). What reads them reads the messages as well: a file of
 * messages that cannot be read stops a build, while the development server starts all the same, and loads the texts once
 * the file is mended.
 */
export function textLoader(collection: CollectionName): Loader {
  return {
    name: 'texts',
    async load(context) {
      const { watcher, config, logger } = context;
      // A build takes the code as Node reads it, some of which its settings have loaded already: Vite takes 0.4 s more.
      if (watcher === undefined) {
        const { loadCollection } = createRequire(import.meta.url)('./content.ts') as typeof content;
        return loadCollection(collection, context);
      }
      const load = async () => (await import('./content.ts')).loadCollection(collection, context);
      const attempt = () =>
        load().then(
          () => true,
          (error: unknown) => {
            logger.error(String(error));
            return false;
          },
        );
      const sources = path.join(fileURLToPath(config.root), 'src', path.sep);
      let isLoaded = await attempt();
      let pause: NodeJS.Timeout | undefined;
      watcher.on('all', (_, changed) => {
        if (isLoaded || !changed.startsWith(sources)) return;
        clearTimeout(pause);
        pause = setTimeout(async () => {
          isLoaded = await attempt();
        }, CHANGED_MS);
      });
      return undefined;
    },
  };
}
