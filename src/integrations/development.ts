import type { AstroIntegration } from 'astro';

/** The data of `content/`, which pages read each time they are drawn. */
const DATA = /[/\\]content[/\\][\w-]+\.(?:yaml|json)$/;

/** Interval at which the server looks for npm, in milliseconds. */
const LOOK_MS = 1000;

/**
 * In development, shows the page again when data changes, which pages read as files that Vite does not know, and ends with
 * the `npm run dev` that started it: a killed npm leaves its child.
 */
export const development: AstroIntegration = {
  name: 'development',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.watcher.on('all', (_, changed) => {
        if (DATA.test(changed)) server.environments.client.hot.send({ type: 'full-reload' });
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
