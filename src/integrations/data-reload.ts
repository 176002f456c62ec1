import type { AstroIntegration } from 'astro';

/** The data of `content/`, which pages read each time they are drawn. */
const DATA = /[/\\]content[/\\][\w-]+\.(?:yaml|json)$/;

/** In development, shows the page again when data changes: pages read it as a file, which Vite does not know. */
export const dataReload: AstroIntegration = {
  name: 'data-reload',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.watcher.on('all', (_, changed) => {
        if (DATA.test(changed)) server.environments.client.hot.send({ type: 'full-reload' });
      });
    },
  },
};
