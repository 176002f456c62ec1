import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { LOCALES } from '#locales.ts';
import { ROUTES, SCREENS } from '#routes.ts';

/**
 * Adds the pages that Astro cannot name after their files: those of other languages, which are made by the page file of
 * their French path, those named after the product, and a page of unknown addresses for each language.
 */
export function localizedPages(): AstroIntegration {
  return {
    name: 'localized-pages',
    hooks: {
      'astro:config:setup': ({ config, injectRoute }) => {
        const pages = fileURLToPath(new URL('pages/', config.srcDir));
        const inject = (pattern: string, file: string) => injectRoute({ pattern, entrypoint: pages + file });
        for (const [name, { fr, ...others }] of SCREENS)
          if (name !== 'provider') for (const path of Object.values(others)) inject(path, pageFile(fr));
        for (const path of Object.values(ROUTES.provider)) inject(path, '_provider.astro');
        for (const locale of LOCALES) inject(`/${locale}/404`, '404.astro');
      },
    },
  };
}

function pageFile(path: string): string {
  return `${path === '/' ? 'index' : path.slice(1)}.astro`;
}
