import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import type { CollectionName } from './collections.ts';
import { readContent, type Content } from './content.ts';
import { describeProblem, isError } from './problem.ts';

/** The reading under way, which the loaders of every collection share. */
let reading: Promise<Content> | undefined;

function readOnce(root: string): Promise<Content> {
  reading ??= readContent(root).finally(() => {
    reading = undefined;
  });
  return reading;
}

/**
 * Loads the front matter of a collection, and stops the build with every problem of every text: the same reading as
 * `npm run check:content`. Bodies stay on disk: carried through the data store, they cost half of the build's memory
 * at thousands of articles.
 */
export function textLoader(collection: CollectionName): Loader {
  return {
    name: 'texts',
    async load({ store, watcher, config, logger }) {
      async function load() {
        const { records, problems } = await readOnce(fileURLToPath(config.root));
        const errors = problems.filter(isError);
        if (errors.length > 0) throw new Error(`\n${errors.map(describeProblem).join('\n')}\n`);
        store.clear();
        for (const { collection: own, id, digest, data, file, words } of records)
          if (own === collection) store.set({ id, data: { ...data, file, words }, digest });
      }
      await load();
      // while someone writes, what is wrong is said and what was right stays shown
      watcher?.on('all', (_, changed) => {
        if (changed.includes(`content/${collection}`))
          load().catch((error: unknown) =>
            logger.error(error instanceof Error ? error.message : String(error)),
          );
      });
    },
  };
}
