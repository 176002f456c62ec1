import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { AstroIntegration } from 'astro';
import { readEnvironment } from '#http/environment.ts';

/** Answers the endpoints in `astro dev`, with a store in `.cache/development`. Delivers nothing. */
export function developmentEndpoints(): AstroIntegration {
  return {
    name: 'development-endpoints',
    hooks: {
      'astro:server:setup': async ({ server }) => {
        // Imported here, since a build does not need them.
        const [{ createApp }, { openStore }] = await Promise.all([
          import('./app.ts'),
          import('./open-store.ts'),
        ]);
        const settings = readEnvironment({ ...process.env, DATABASE_URL: '' });
        const folder = path.resolve('.cache/development');
        mkdirSync(folder, { recursive: true });
        const store = await openStore({ DATA_DIR: folder });
        const app = createApp({ ...settings, PUBLIC_API_ORIGIN: undefined }, { store, site: undefined });
        const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
        server.middlewares.use((request, response, next) =>
          request.url?.startsWith('/api/') ? void listener(request, response) : next(),
        );
        server.httpServer?.once('close', () => void store.close());
      },
    },
  };
}
