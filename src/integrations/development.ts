import type { AstroIntegration } from 'astro';

/** Data files, which pages read by themselves: Vite does not watch them. */
const DATA_FILE = /[/\\]content[/\\][\w-]+\.(?:yaml|json)$/;

const CODE_FILE = /[/\\]src[/\\].+\.(?:ts|tsx|astro|css)$/;

/** Interval between two checks of the parent process, in milliseconds. */
const PARENT_CHECK_MS = 1000;

/**
 * Reloads pages in development when a data file changes, and when an editor replaces a code file instead of writing to it,
 * after which Vite serves the old one. Ends the server when `npm run dev` is killed, since npm leaves its child running.
 */
export const development: AstroIntegration = {
  name: 'development',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.watcher.on('all', (event, changed) => {
        if (!DATA_FILE.test(changed) && !(CODE_FILE.test(changed) && event !== 'change')) return;
        for (const { moduleGraph, hot } of Object.values(server.environments)) {
          moduleGraph.invalidateAll();
          hot.send({ type: 'full-reload' });
        }
      });
      const { ppid: parent } = process;
      if (process.env['npm_lifecycle_event'] !== 'dev') return;
      const exitWithParent = () => {
        if (process.ppid !== parent) process.exit();
      };
      setInterval(exitWithParent, PARENT_CHECK_MS).unref();
    },
  },
};
