import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { showsDrafts } from '#http/origins.ts';
import { firstDayOf } from './checks/text.ts';
import { todayInParis } from '#build-time.ts';
import { COLLECTIONS, type CollectionName } from './collections.ts';
import { readContent, type CheckedTexts } from './content.ts';
import { entryOf, mistakenEntry } from './entry.ts';
import { describeProblem, isError, type FileProblem } from './problem.ts';

/** The reading under way, which the loaders of all collections share; none once a file has changed. */
let reading: Promise<CheckedTexts> | undefined;

/** Editors save by a file beside the text, and in several steps: how long nothing may change, in milliseconds. */
const SAVED_MS = 60;

/**
 * Loads a collection's texts, checked and rendered. A build stops with every problem of every text: the same check as
 * `npm run check:content`. In development a text with an error has what is wrong in place of its body. Drafts, and texts
 * dated after today in Paris, are loaded in development and with `DRAFTS=1` only.
 */
export function textLoader(collection: CollectionName): Loader {
  return {
    name: 'texts',
    async load({ store, watcher, config, logger }) {
      const root = fileURLToPath(config.root);
      // only the development server watches; import.meta.env.DEV is true of any build with an odd NODE_ENV
      const isWriting = watcher !== undefined;
      const load = async () => {
        const { texts, problems } = await (reading ??= readContent(root));
        const errors = problems.filter(isError);
        if (errors.length > 0 && !isWriting) throw new Error(listOf(errors));
        const lastDay = isWriting || showsDrafts ? '9999' : todayInParis();
        store.clear();
        for (const text of texts) {
          if (text.collection !== collection || (collection !== 'about' && firstDayOf(text) > lastDay))
            continue;
          const own = errors.filter(({ file }) => file === text.file);
          store.set(own.length === 0 ? entryOf(text) : mistakenEntry(text, own));
        }
        const named = errors.filter(({ file }) => file.startsWith(`${COLLECTIONS[collection].folder}/`));
        if (named.length > 0) logger.error(listOf(named));
      };
      if (watcher === undefined) return load();
      // data that does not hold keeps no server from starting: a change loads the texts again
      const attempt = () => load().catch((error: unknown) => logger.error(String(error)));
      await attempt();
      let pause: NodeJS.Timeout | undefined;
      watcher.on('all', (_, changed) => {
        if (!path.relative(root, changed).startsWith(`content${path.sep}`)) return;
        reading = undefined;
        clearTimeout(pause);
        pause = setTimeout(attempt, SAVED_MS);
      });
      return undefined;
    },
  };
}

function listOf(errors: readonly FileProblem[]): string {
  return `\n${errors.map(describeProblem).join('\n')}\nLa marche à suivre est dans content/README.md\n`;
}
