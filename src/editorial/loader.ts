import type { Loader } from 'astro/loaders';
import type { z } from 'zod';
import { describeProblem, readFolder } from './read.ts';

/**
 * Loads the front matter of a folder of Markdown files, and stops the build with every problem of every file.
 * Bodies stay on disk: carried through the data store, they cost half of the build's memory at thousands of articles.
 */
export function textLoader<Schema extends z.ZodType>(folder: string, schema: Schema): Loader {
  return {
    name: 'texts',
    async load({ store, generateDigest, watcher }) {
      async function load() {
        const { files, problems } = await readFolder(folder, schema);
        if (problems.length > 0) throw new Error(`\n${problems.map(describeProblem).join('\n')}\n`);
        store.clear();
        for (const { id, file, raw, data, body } of files) {
          const words = body.split(/\s+/).length;
          store.set({ id, data: { ...Object(data), file, words }, digest: generateDigest(raw) });
        }
      }
      await load();
      watcher?.on('change', (changed) => {
        if (changed.includes(folder)) void load();
      });
    },
  };
}
