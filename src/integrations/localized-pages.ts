import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { localesOf, ROUTES, SCREENS } from '#routes.ts';
import { SITE } from '#site.ts';

/** A screen's paths by language, as page files write them: with a parameter for what is made from data. */
type Paths = Readonly<Partial<Record<string, string>>>;

/** The page files, each with what follows the screen's path in its own. */
const PAGES: readonly { readonly route: Paths; readonly below: string }[] = [
  ...SCREENS.map(([, route]) => ({ route, below: '.astro' })),
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
 * Gives Astro the pages of the other languages: each is the page file of its French path, at its own path in `routes.ts`,
 * which decides the language.
 */
export function localizedPages(): AstroIntegration {
  return {
    name: 'localized-pages',
    hooks: {
      'astro:config:setup': ({ config, injectRoute }) => {
        const folder = fileURLToPath(new URL('pages/', config.srcDir));
        for (const { route, below } of PAGES) {
          const { fr = '', ...others } = route;
          const own = `${fr === '/' ? 'index' : fr.slice(1)}${below}`
            .replace(SITE.slug, '[product]')
            .replace(/^\//, '');
          if (!existsSync(folder + own))
            throw new Error(
              `src/pages/${own} is missing: a screen of src/routes.ts has a page file at its French path.`,
            );
          for (const path of Object.values(others))
            injectRoute({ pattern: patternOf(`${path}${below}`), entrypoint: folder + own });
        }
      },
    },
  };
}

/** The pattern of a route, by the path of its file. */
function patternOf(path: string): string {
  return path
    .replace(SITE.slug, '[product]')
    .replace(/^\/?/, '/')
    .replace(/\.(?:astro|ts)$/, '');
}
