import site from '../../../astro.config.mjs';
import { editor } from '../../../src/integrations/editor/editor.ts';
import { finish } from '../../../src/integrations/pages/finish.ts';

/** The page that shows the islands, in each language and with stacked toasts; the one about hydration; a large console; a picture in a text. */
const PAGES = {
  '/test-islands': 'islands.astro',
  '/en/test-islands': 'islands.astro',
  '/test-islands/stacked': 'islands.astro',
  '/test-intent': 'intent.astro',
  '/test-console': 'console.astro',
  '/test-picture': 'picture.astro',
  '/many-tenders.json': 'many-tenders.json.ts',
};

/** Adds the page to a build of its own. The site's own configuration does not know it, so no release can hold it. */
const testPages = {
  name: 'test-pages',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => {
      for (const [pattern, page] of Object.entries(PAGES))
        injectRoute({ pattern, entrypoint: `./tests/support/pages/${page}`, prerender: true });
    },
  },
};

/**
 * With a cache of its own: a build drops from its cache what it did not use, so that two would empty it in turn. The
 * editor writes to a repository that is in the browser. Nobody asks what these pages were made of.
 */
const OWN = {
  finish: finish('./.cache/compressed-test-pages', 'quick'),
  sbom: [],
  'inputs-digest': [],
  provenance: [],
  editor: editor({ name: 'test-repo' }),
};

export default {
  ...site,
  outDir: './.cache/test-pages/client',
  cacheDir: './.cache/astro-test-pages',
  integrations: [testPages, ...site.integrations.map((one) => OWN[one.name] ?? one)],
};
