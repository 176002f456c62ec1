import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import type { CollectionName } from './collections.ts';
import { readContent, type Content } from './content.ts';
import { describeProblem, isError } from './problem.ts';
import { isPublished, todayInParis } from './publication.ts';
import type { TextRecord } from './record.ts';

/** The reading under way, which the loaders of every collection share. */
let reading: Promise<Content> | undefined;

function readOnce(root: string): Promise<Content> {
  reading ??= readContent(root).finally(() => {
    reading = undefined;
  });
  return reading;
}

/**
 * Loads what lists show of a collection, and stops the build with every problem of every text: the same reading as
 * `npm run check:content`. What only a text's own page shows stays in a file for `readTextPage`:
 * carried through the data store, it costs half of the build's memory at thousands of articles. Drafts, and articles dated after today in Paris, are loaded in development only.
 */
export function textLoader(collection: CollectionName): Loader {
  return {
    name: 'texts',
    async load({ store, watcher, config, logger }) {
      async function load() {
        const { records, pages, problems } = await readOnce(fileURLToPath(config.root));
        const errors = problems.filter(isError);
        if (errors.length > 0) throw new Error(`\n${errors.map(describeProblem).join('\n')}\n`);
        store.clear();
        // only the development server watches; import.meta.env.DEV is true of any build with an odd NODE_ENV
        const shown = watcher ? () => true : isShown(todayInParis());
        for (const record of records.filter(({ collection: own }) => own === collection).filter(shown)) {
          const { id, data, words } = record;
          store.set({ id, data: { ...data, words, text: pages.get(record) } });
        }
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

/** A built site has neither drafts nor the articles of another day. */
function isShown(today: string) {
  return ({ collection, data }: TextRecord) =>
    collection !== 'articles' || (data !== undefined && 'draft' in data && isPublished(data, today));
}
