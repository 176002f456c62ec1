import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { todayInParis } from '#build-time.ts';
import { showsDrafts } from '#http/origins.ts';
import { firstDay, type Text } from './checks/text.ts';
import { COLLECTIONS, type CollectionName } from './collections.ts';
import { readContent, type CheckedContent } from './content.ts';
import { mistakenEntry, textEntry } from './entry.ts';
import { describeProblem, isError, type FileProblem } from './problem.ts';

/** The reading under way, which the loaders of all collections share; none once a file has changed. */
let reading: Promise<CheckedContent> | undefined;

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
    async load(context) {
      // only the development server watches; import.meta.env.DEV is true of any build with an odd NODE_ENV
      if (context.watcher === undefined) return loadTexts(collection, context);
      const { watcher, logger } = context;
      // data that does not hold keeps no server from starting: a change loads the texts again
      const attempt = () =>
        loadTexts(collection, context).catch((error: unknown) => logger.error(String(error)));
      await attempt();
      const root = fileURLToPath(context.config.root);
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

async function loadTexts(collection: CollectionName, context: LoaderContext): Promise<void> {
  const { store, watcher, config, logger } = context;
  const isWriting = watcher !== undefined;
  const { texts, problems } = await (reading ??= readContent(fileURLToPath(config.root)));
  const errors = problems.filter(isError);
  if (errors.length > 0 && !isWriting) throw new Error(listErrors(errors));

  store.clear();
  const lastDay = isWriting || showsDrafts ? '9999' : todayInParis();
  for (const text of texts.filter((one) => one.collection === collection)) {
    if (collection !== 'about' && firstDay(text) > lastDay) continue;
    const own = errors.filter(({ file }) => file === text.file);
    store.set(own.length > 0 ? mistakenEntry(text, own) : textEntry(text, await parsedData(text, context)));
  }
  const inFolder = errors.filter(({ file }) => file.startsWith(`${COLLECTIONS[collection].folder}/`));
  if (inFolder.length > 0) logger.error(listErrors(inFolder));
}

/** The fields of a text by the schema of its collection, which those of a draft need not hold. */
async function parsedData({ id, file, data, isDraft }: Text, { parseData }: LoaderContext) {
  const fields = { ...data };
  return isDraft ? fields : parseData({ id, data: fields, filePath: file });
}

function listErrors(errors: readonly FileProblem[]): string {
  return `\n${errors.map(describeProblem).join('\n')}\nLa marche à suivre est dans content/README.md\n`;
}
