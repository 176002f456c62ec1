import { readFileSync } from 'node:fs';
import path from 'node:path';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';
import { absolute, alternates, isIndexed } from '../routes.ts';
import { canonicalPath } from '../http/canonical.ts';

/** The day of last change that a page gives in its structured data. */
const MODIFIED = /"dateModified":"(\d{4}-\d{2}-\d{2})"/;

/**
 * `/sitemap-index.xml`: the pages that may be found, each with its translations as its head lists them, and with
 * the day that it gives itself, since a build changes no content.
 */
export function sitemapOfPages(site: string): AstroIntegration {
  let folder = '';
  const integration = sitemap({
    filter: (url) => isIndexed(pathOf(url)),
    namespaces: { news: false, image: false, video: false },
    serialize: (item) => {
      const page = pathOf(item.url);
      const file = path.join(folder, page === '/' ? 'index.html' : `${page}.html`);
      const html = readFileSync(file, 'latin1'); // what is looked for is ASCII, and decoding thousands takes seconds
      const modified = MODIFIED.exec(html)?.[1];
      return {
        url: absolute(page, new URL(site)),
        links: languageLinks(page, new URL(site)),
        ...(modified !== undefined && { lastmod: modified }),
      };
    },
  });
  const write = integration.hooks['astro:build:done'];
  return {
    name: 'sitemap-of-pages',
    hooks: {
      ...integration.hooks,
      'astro:build:done': async (options) => {
        folder = fileURLToPath(options.dir);
        await write?.(options);
      },
    },
  };
}

function languageLinks(page: string, site: URL) {
  const versions = alternates(page).map(({ locale, path: version }) => ({
    lang: locale as string,
    url: absolute(version, site),
  }));
  const [first] = versions;
  return first === undefined ? [] : [...versions, { lang: 'x-default', url: first.url }];
}

function pathOf(url: string): string {
  return canonicalPath(new URL(url).pathname);
}
