import { rm } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

/** Astro makes a new one at each build, to encrypt what its server islands are given. We have none. */
const NO_SECRET = Buffer.alloc(32).toString('base64');

/** Fits Astro's side of the endpoints, which it runs in development only, to the server that runs them. */
export function onDemand(): AstroIntegration {
  let bundle: URL;
  return {
    name: 'on-demand',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        // So that two builds of one commit are the same, byte for byte.
        process.env['ASTRO_KEY'] ??= NO_SECRET;
        // Astro's check lets cross-site JSON through, and behind a proxy that ends TLS refuses our own forms:
        // the server checks every post instead (src/server/csrf.ts).
        updateConfig({ security: { checkOrigin: false } });
      },
      'astro:config:done': ({ config }) => {
        bundle = config.build.server;
      },
      // Our server runs the endpoints from their files: nobody would start what Astro bundles of them.
      'astro:build:done': () => rm(bundle, { recursive: true, force: true }),
    },
  };
}
