import { globSync } from 'node:fs';
import path from 'node:path';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { z } from 'zod';
import { COLLECTIONS, textHref, type CollectionName } from '#editorial/collections.ts';
import { readFields } from '#editorial/yaml/source.ts';
import { EDITOR_PATH } from '#http/headers.ts';
import { publicOrigins } from '#http/origins.ts';
import { absolute, alternates, isIndexed } from '#routes.ts';

/**
 * Writes `sitemap-index.xml` and `sitemap-0.xml`: the pages that search engines may list, each with its translations and,
 * for a text, the day of its last change.
 */
export function sitemapFiles(): AstroIntegration {
  const site = new URL(publicOrigins().PUBLIC_SITE_ORIGIN);
  let days: Map<string, string> | undefined;
  return sitemap({
    filter: (address) => new URL(address).pathname !== EDITOR_PATH && isIndexed(new URL(address).pathname),
    serialize: ({ url }) => {
      days ??= modificationDays(); // here, since the texts are checked by now
      const page = new URL(url).pathname;
      const lastmod = days.get(page);
      return { url, links: alternateLinks(page, site), ...(lastmod !== undefined && { lastmod }) };
    },
    namespaces: { news: false, image: false, video: false },
  });
}

/** Versions of a page by language; the first of them is the default. */
function alternateLinks(page: string, site: URL) {
  const links = alternates(page).map(({ locale, path: version }) => ({
    lang: locale as string, // beside x-default
    url: absolute(version, site),
  }));
  return [...links, ...links.slice(0, 1).map(({ url }) => ({ lang: 'x-default', url }))];
}

const DaysSchema = z.object({ date: z.string().optional(), updated: z.string().optional() });

/** ISO day of the last change of each text, by the path of its page. */
function modificationDays(): Map<string, string> {
  const names = Object.keys(COLLECTIONS) as CollectionName[]; // Object.keys loses the type of the keys
  const texts = names.flatMap((collection) => {
    const { folder } = COLLECTIONS[collection];
    return globSync('**/*.md', { cwd: folder }).map((file) => {
      const { date, updated = date } = DaysSchema.parse(readFields(path.join(folder, file)));
      const id = file.replaceAll('\\', '/').replace(/\.md$/, '');
      return [textHref({ collection, id }), updated] as const;
    });
  });
  return new Map(texts.filter((text): text is readonly [string, string] => text[1] !== undefined));
}
