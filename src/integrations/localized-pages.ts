import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { LETTERS, localesOf, ROUTES } from '../routes.ts';
import { SITE } from '../site.ts';

/** A screen's paths by language, as page files write them: with a parameter for what is made from data. */
type Paths = Readonly<Partial<Record<string, string>>>;

/** The page files, each with what follows the screen's path in its own. */
const PAGES: readonly { readonly route: Paths; readonly below: string }[] = [
  ...Object.values(ROUTES).map((route) => ({ route, below: '.astro' })),
  { route: LETTERS, below: '/[slug].astro' },
  { route: ROUTES.provider, below: '.md.ts' },
  {
    // one in each language, and at the root that of hosts that have one for all
    route: {
      fr: '',
      ...Object.fromEntries(localesOf('home').map((locale) => [`own ${locale}`, `/${locale}`])),
    },
    below: '/404.astro',
  },
];

/**
 * The pages of the other languages: each is the page file of its French path, at its own path in `routes.ts`, which
 * decides the language.
 */
export function localizedPages(): AstroIntegration {
  return {
    name: 'localized-pages',
    hooks: {
      'astro:config:setup': ({ config, injectRoute }) => {
        for (const { route, below } of PAGES) {
          const { fr = '', ...others } = route;
          const path = `pages${fr === '/' ? '/index' : fr}${below}`.replace(SITE.slug, '[product]');
          const entrypoint = new URL(path, config.srcDir);
          if (!existsSync(entrypoint))
            throw new Error(
              `src/${path} is missing: a screen of src/routes.ts has a page file at its French path.`,
            );
          for (const own of Object.values(others)) {
            const pattern = `${own}${below}`.replace(SITE.slug, '[product]').replace(/\.(?:astro|ts)$/, '');
            injectRoute({ pattern, entrypoint: fileURLToPath(entrypoint) });
          }
        }
      },
    },
  };
}
