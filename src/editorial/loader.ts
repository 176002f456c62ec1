import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { todayInParis } from '#build-time.ts';
import { showsDrafts } from '#http/origins.ts';
import { firstDay, type Text } from './checks/text.ts';
import { COLLECTIONS, type CollectionName } from './collections.ts';
import { readContent, type CheckedContent } from './content.ts';
import { invalidEntry, textEntry } from './entry.ts';
import { describeProblem, isError, type FileProblem } from './problem.ts';

/** Reading under way, which the loaders of all collections share; none once a file has changed. */
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
  const current = (reading ??= readContent(fileURLToPath(config.root)));
  const { texts, problems } = await current;
  const errors = problems.filter(isError);
  if (errors.length > 0 && !isWriting) throw new Error(listErrors(errors));

  const lastDay = isWriting || showsDrafts ? '9999' : todayInParis();
  const shown = texts.filter(
    (text) => text.collection === collection && (collection === 'about' || firstDay(text) <= lastDay),
  );
  const entries = await Promise.all(shown.map((text) => toEntry(text, errors, context)));
  if (current !== reading) return; // a file has changed meanwhile, and is being read again
  store.clear();
  for (const entry of entries) store.set(entry);
  const inFolder = problems.filter(({ file }) => file.startsWith(`${COLLECTIONS[collection].folder}/`));
  const [own, notices] = [inFolder.filter(isError), inFolder.filter((problem) => !isError(problem))];
  if (own.length > 0) logger.error(listErrors(own));
  else if (!isWriting) for (const notice of notices) logger.warn(describeProblem(notice));
}

/** Entry of a text, its fields parsed by the schema of its collection, which those of a draft need not hold. */
async function toEntry(text: Text, errors: readonly FileProblem[], { parseData }: LoaderContext) {
  const { id, file, data, isDraft } = text;
  const own = errors.filter((error) => error.file === file);
  if (own.length > 0) return invalidEntry(text, own);
  const fields = { ...data };
  return textEntry(text, isDraft ? fields : await parseData({ id, data: fields, filePath: file }));
}

function listErrors(errors: readonly FileProblem[]): string {
  return `\n${errors.map(describeProblem).join('\n')}\nLa marche à suivre est dans content/README.md\n`;
}
