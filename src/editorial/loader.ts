import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import type { CheckedText } from './checks/text.ts';
import type { CollectionName } from './collections.ts';
import { readContent, type Content } from './content.ts';
import { describeProblem, isError } from './problem.ts';
import { isPublished, todayInParis } from './publication.ts';

/** Words read in a minute, for reading times. */
const WORDS_A_MINUTE = 220;

/** The reading under way, which the loaders of every collection share. */
let reading: Promise<Content> | undefined;

function readOnce(root: string): Promise<Content> {
  reading ??= readContent(root).finally(() => {
    reading = undefined;
  });
  return reading;
}

/**
 * Loads the front matter of a collection's texts, typeset, and stops the build with every problem of every text: the
 * same check as `npm run check:content`. Bodies are rendered by their pages (`markdown/text-file.ts`). Drafts, and
 * articles dated after today in Paris, are loaded in development only.
 */
export function textLoader(collection: CollectionName): Loader {
  return {
    name: 'texts',
    async load({ store, watcher, config, logger }) {
      async function load() {
        const { texts, problems } = await readOnce(fileURLToPath(config.root));
        const errors = problems.filter(isError);
        if (errors.length > 0)
          throw new Error(
            `\n${errors.map(describeProblem).join('\n')}\nLa marche à suivre est dans content/README.md\n`,
          );
        store.clear();
        // only the development server watches; import.meta.env.DEV is true of any build with an odd NODE_ENV
        const shown = watcher ? () => true : isShown(todayInParis());
        for (const text of texts.filter((one) => one.collection === collection && shown(one))) {
          const { id, data, words, file, digest } = text;
          const minutes = Math.max(1, Math.round(words / WORDS_A_MINUTE));
          store.set({ id, data: { minutes, ...data }, filePath: file, digest });
        }
      }
      await load();
      // while someone writes, what is wrong is logged and the last good version stays
      watcher?.on('all', (_, changed) => {
        if (changed.includes(`content/${collection}`))
          load().catch((error: unknown) =>
            logger.error(error instanceof Error ? error.message : String(error)),
          );
      });
    },
  };
}

/** A built site has neither drafts nor the articles of a later day. */
function isShown(today: string) {
  return ({ collection, data }: CheckedText) =>
    collection !== 'articles' || (data !== undefined && 'draft' in data && isPublished(data, today));
}
