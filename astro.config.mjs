import './src/server/dotenv.ts';
import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';
import { cards } from './src/build/cards/cards.ts';
import { compress } from './src/build/compress.ts';
import { subsetFonts } from './src/build/fonts.ts';
import { hostFiles } from './src/build/host-files.ts';
import { onDemand } from './src/build/on-demand.ts';
import { policy } from './src/build/policy.ts';
import { releaseGate } from './src/build/release.ts';
import { sitemapOfPages } from './src/build/sitemap.ts';
import { stamp } from './src/build/stamp.ts';
import { publicOrigins } from './src/build/origins.ts';

const { PUBLIC_SITE_ORIGIN: site } = publicOrigins(process.env);
const fonts = await subsetFonts('.cache/fonts');

/** `optional`: a first visit on a slow line keeps the fallback, matched in metrics, and nothing ever moves. */
const localFont = (name, cssVariable, { path, weight }, fallback) => ({
  name,
  cssVariable,
  provider: fontProviders.local(),
  fallbacks: [fallback, 'sans-serif'],
  options: { variants: [{ src: [`./${path}`], weight, style: 'normal', display: 'optional' }] },
});

/** The server that is built needs no package beside it. Not in development, where CommonJS packages must stay outside. */
const bundleEverything = {
  name: 'bundle-everything',
  apply: 'build',
  config: () => ({ ssr: { noExternal: true } }),
};

export default defineConfig({
  site,
  output: 'static',
  trailingSlash: 'never',
  compressHTML: true,
  session: false,
  cacheDir: './.cache/astro',
  adapter: node({ mode: 'middleware', bodySizeLimit: 65_536 }),
  build: { format: 'file', inlineStylesheets: 'always' },
  fonts: [
    localFont('Display', '--font-display', fonts.display, 'Arial'),
    localFont('Text', '--font-text', fonts.text, 'Arial'),
  ],
  // What writes files stands before policy(), and the last four in this order: each reads what the one before wrote.
  integrations: [
    releaseGate(),
    onDemand(),
    react(),
    sitemapOfPages(site),
    cards('.cache/og'),
    policy(),
    hostFiles(),
    compress(),
    stamp(),
  ],
  server: { port: 4321 },
  vite: { plugins: [bundleEverything] },
});
