import type { AstroIntegration } from 'astro';

/** The data of `content/`, which pages read each time they are drawn. */
const DATA = /[/\\]content[/\\][\w-]+\.(?:yaml|json)$/;

/** The code of the site. */
const CODE = /[/\\]src[/\\].+\.(?:ts|tsx|astro|css)$/;

/** Interval at which the server looks for npm, in milliseconds. */
const LOOK_MS = 1000;

/**
 * In development, draws pages anew when data changes, which they read as files that Vite does not know, and when an editor
 * puts a file of the code in the place of another, of which Vite keeps the first. Ends with the `npm run dev` that started
 * it: a killed npm leaves its child.
 */
export const development: AstroIntegration = {
  name: 'development',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.watcher.on('all', (event, changed) => {
        if (!DATA.test(changed) && !(CODE.test(changed) && event !== 'change')) return;
        for (const { moduleGraph, hot } of Object.values(server.environments)) {
          moduleGraph.invalidateAll();
          hot.send({ type: 'full-reload' });
        }
      });
      const { ppid: parent } = process;
      if (process.env['npm_lifecycle_event'] !== 'dev') return;
      const look = () => {
        if (process.ppid !== parent) process.exit();
      };
      setInterval(look, LOOK_MS).unref();
    },
  },
};
