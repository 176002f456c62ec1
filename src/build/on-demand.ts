import type { AstroIntegration } from 'astro';

/** Fits Astro's side of the endpoints to the server in front of them. */
export function onDemand(): AstroIntegration {
  return {
    name: 'on-demand',
    hooks: {
      'astro:config:setup': ({ addMiddleware, updateConfig }) => {
        addMiddleware({ order: 'pre', entrypoint: new URL('../server/middleware.ts', import.meta.url) });
        // Astro's check lets cross-site JSON through, and behind a proxy that ends TLS refuses our own forms:
        // the server checks every post instead (src/server/cross-site.ts).
        updateConfig({ security: { checkOrigin: false } });
      },
    },
  };
}
