import type { AstroIntegration } from 'astro';

/** Data files, which pages read by themselves: Vite does not watch them. */
const DATA_FILE = /[/\\]content[/\\][\w-]+\.(?:yaml|json)$/;

const CODE_FILE = /[/\\]src[/\\].+\.(?:ts|tsx|astro|css)$/;

/**
 * Reloads pages in development when a data file changes, and when an editor replaces a code file instead of writing to it,
 * after which Vite serves the old one.
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
    },
  },
};
