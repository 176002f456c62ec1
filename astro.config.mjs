import './src/server/dotenv.ts';
import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { compress } from './src/build/compress.ts';
import { hostFiles } from './src/build/host-files.ts';
import { onDemand } from './src/build/on-demand.ts';
import { policy } from './src/build/policy.ts';
import { stamp } from './src/build/stamp.ts';
import { SITE } from './src/site.ts';

export default defineConfig({
  site: process.env.PUBLIC_SITE_ORIGIN ?? SITE.origin,
  output: 'static',
  trailingSlash: 'never',
  compressHTML: true,
  session: false,
  adapter: node({ mode: 'middleware', bodySizeLimit: 65_536 }),
  build: { format: 'file', inlineStylesheets: 'always' },
  // What writes files stands before policy(), and the last four in this order: each reads what the one before wrote.
  integrations: [onDemand(), react(), policy(), hostFiles(), compress(), stamp()],
  server: { port: 4321 },
  vite: { ssr: { noExternal: true } },
});
