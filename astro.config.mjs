import './src/http/dotenv.ts';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { editor } from './src/integrations/editor/editor.ts';
import { development } from './src/integrations/development.ts';
import { finish } from './src/integrations/pages/finish.ts';
import { localizedPages } from './src/integrations/localized-pages.ts';
import { releaseGate } from './src/integrations/release.ts';
import { sitemapFiles } from './src/integrations/sitemap.ts';
import { publicOrigins } from './src/http/origins.ts';
import { configuredTags } from './src/http/tags.ts';
import { developmentEndpoints } from './src/server/development.ts';

const { PUBLIC_SITE_ORIGIN: site } = publicOrigins();

/** The file of a script: Astro names it after its template and place there, which each page that names it would repeat. */
const shortName = ({ name }) => `_astro/${name.replace(/\..*/s, '')}.[hash].js`;

/**
 * A page's own script goes in the page whatever its size: another request costs a round trip. Not the code that a
 * template names, which is fetched on intent (`…Code.astro`).
 */
const inlinePageScript = (file) => (file.endsWith('.js') ? !/Code\./.test(file) : undefined);

/** Islands hydrate on the visitor's first sign of intent (`client:intent`). */
const clientIntent = {
  name: 'client-intent',
  hooks: {
    'astro:config:setup': ({ addClientDirective, command, injectScript }) => {
      addClientDirective({ name: 'intent', entrypoint: './src/client/intent.ts' });
      // In development React's code wants this before it; the consent dialog is no island, which would see to it.
      if (command === 'dev') injectScript('page', "import 'astro:scripts/before-hydration.js';");
    },
  },
};

/** React, with a way of our own to begin an island in the browser. */
const islands = () => {
  const { name, hooks } = react();
  const setUp = hooks['astro:config:setup'];
  const clientEntrypoint = fileURLToPath(new URL('./src/islands/renderer.ts', import.meta.url));
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:setup': (options) =>
        setUp({
          ...options,
          addRenderer: (renderer) => options.addRenderer({ ...renderer, clientEntrypoint }),
        }),
    },
  };
};

/** A build reads its texts through a development server, which would first bundle React for a browser that never comes. */
const noPrebundling = {
  name: 'no-prebundling',
  configEnvironment: {
    order: 'post',
    handler: (_, options) => {
      options.optimizeDeps = { noDiscovery: true, include: [] };
    },
  },
};

const skipPrebundling = {
  name: 'skip-prebundling',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      if (command === 'build') updateConfig({ vite: { plugins: [noPrebundling] } });
    },
  },
};

export default defineConfig({
  site,
  output: 'static',
  trailingSlash: 'never',
  compressHTML: true,
  session: false,
  cacheDir: './.cache/astro',
  // Where hosts and servers look for the files; what is not for visitors lies beside, in `dist`.
  outDir: './dist/client',
  build: { format: 'file', inlineStylesheets: 'always' },
  // Integrations that write files stand before finish(), in this order: each reads the files of the one before.
  integrations: [
    releaseGate(),
    localizedPages(),
    developmentEndpoints(),
    development,
    islands(),
    skipPrebundling,
    clientIntent,
    editor(),
    sitemapFiles(),
    finish(),
  ],
  server: { port: 4321 },
  vite: {
    // True when the build has analytics tools (`client/count`).
    define: { 'import.meta.env.COUNTS': JSON.stringify(configuredTags().length > 0) },
    build: { assetsInlineLimit: inlinePageScript },
    environments: {
      client: { build: { rolldownOptions: { output: { entryFileNames: shortName } } } },
    },
  },
});
