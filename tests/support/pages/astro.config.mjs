import site from '../../../astro.config.mjs';

/** Addresses of the page that shows the islands: one for each language, and one with stacked toasts. */
const PATTERNS = ['/test-islands', '/en/test-islands', '/test-islands/stacked'];

/** Adds the page to a build of its own. The site's own configuration does not know it, so no release can hold it. */
const testPages = {
  name: 'test-pages',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => {
      for (const pattern of PATTERNS)
        injectRoute({ pattern, entrypoint: './tests/support/pages/islands.astro', prerender: true });
    },
  },
};

export default {
  ...site,
  outDir: './.cache/test-pages',
  cacheDir: './.cache/astro-test-pages',
  integrations: [testPages, ...site.integrations],
};
