import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import site from '../../../astro.config.mjs';
import { fileAddress } from '#http/canonical.ts';
import { listFiles } from '#integrations/list-files.ts';
import { isScreen } from '#routes.ts';

/** The page that shows the islands, in each language and with stacked toasts. */
const PAGES = {
  '/test-islands': 'tests/e2e/pages/islands.astro',
  '/en/test-islands': 'tests/e2e/pages/islands.astro',
  '/test-islands/stacked': 'tests/e2e/pages/islands.astro',
};

/** Adds the page to a build of its own. The site's own configuration does not know it, so no release can hold it. */
const testPages = {
  name: 'test-pages',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => {
      for (const [pattern, page] of Object.entries(PAGES))
        injectRoute({ pattern, entrypoint: `./${page}`, prerender: true });
    },
    // No test opens an article here; to finish them would take as long as all else.
    'astro:build:done': ({ dir }) => {
      const folder = fileURLToPath(dir).replace(/\/$/, '');
      for (const file of listFiles(folder)) {
        const address = fileAddress(file);
        const isOpened = address in PAGES || isScreen(address) || address.endsWith('/404');
        if (file.endsWith('.html') && !isOpened) rmSync(folder + file);
      }
    },
  },
};

export default {
  ...site,
  outDir: './.cache/test-pages/client',
  cacheDir: './.cache/astro-test-pages',
  integrations: [testPages, ...site.integrations],
};
