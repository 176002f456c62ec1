import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { SITE } from './src/site.ts';

export default defineConfig({
  site: process.env.PUBLIC_SITE_ORIGIN ?? SITE.origin,
  output: 'static',
  trailingSlash: 'never',
  compressHTML: true,
  session: false,
  adapter: node({ mode: 'middleware', bodySizeLimit: 65_536 }),
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [react()],
  server: { port: 4321 },
  vite: { ssr: { noExternal: true } },
});
