import './src/http/dotenv.ts';
import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';
import { cards } from './src/integrations/cards/cards.ts';
import { finish } from './src/integrations/pages/finish.ts';
import { subsetFonts } from './src/integrations/fonts.ts';
import { hostFiles } from './src/integrations/hosts/host-files.ts';
import { releaseGate } from './src/integrations/release.ts';
import { sitemapOfPages } from './src/integrations/sitemap.ts';
import { sbom } from './src/integrations/sbom.ts';
import { inputsDigest } from './src/integrations/inputs-digest.ts';
import { publicOrigins } from './src/http/origins.ts';
import { developmentEndpoints } from './src/server/development.ts';

const { PUBLIC_SITE_ORIGIN: site } = publicOrigins(process.env);
const fonts = await subsetFonts('.cache/fonts');

/** Astro names and writes the files; when they are used is `src/frame/Fonts.astro`'s. */
const localFont = (name, cssVariable, { path: file, weight }) => ({
  name,
  cssVariable,
  provider: fontProviders.local(),
  fallbacks: [],
  options: { variants: [{ src: [`./${file}`], weight, style: 'normal' }] },
});

/** The server that is built needs no package beside it. Not in development, where CommonJS packages must stay outside. */
const bundleEverything = {
  name: 'bundle-everything',
  apply: 'build',
  config: () => ({ ssr: { noExternal: true } }),
};

/** A page's own script goes in the page whatever its size: another request costs a round trip. */
const inlinePageScript = (file) => (file.endsWith('.js') ? true : undefined);

/** Islands hydrate on the visitor's first sign of intent (`client:intent`). */
const clientIntent = {
  name: 'client-intent',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'intent', entrypoint: './src/client/intent.ts' }),
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
  fonts: [
    localFont('Display', '--font-display', fonts.display),
    localFont('Text', '--font-text', fonts.text),
  ],
  // What writes files into the site stands before finish(), and the last ones in this order: each reads what the one
  // before wrote.
  integrations: [
    releaseGate(),
    developmentEndpoints(),
    react(),
    clientIntent,
    sitemapOfPages(site),
    cards('.cache/cards'),
    finish('.cache/compressed'),
    hostFiles(),
    sbom(),
    inputsDigest(),
  ],
  server: { port: 4321 },
  vite: {
    plugins: [bundleEverything],
    build: { assetsInlineLimit: inlinePageScript },
  },
});
