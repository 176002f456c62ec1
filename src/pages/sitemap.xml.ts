import type { APIRoute } from 'astro';
import { siteAddress } from '#http/origins.ts';
import { listedPages, type ListedPage } from '#integrations/listed-pages.ts';
import { absolute, alternates } from '#routes.ts';

/** The pages that search engines may list, each with its translations and, where it is a text, its last change. */
export const GET: APIRoute = async ({ site }) => {
  const entries = (await listedPages()).map((page) => entryOf(page, siteAddress(site)));
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
  return new Response(xml);
};

/** An entry; no path of the site holds a sign that XML would have escaped. */
function entryOf({ path, modified }: ListedPage, site: URL): string {
  const versions = alternates(path).map(({ locale, path: version }) => [locale, absolute(version, site)]);
  const [first] = versions;
  const links = [...versions, ['x-default', first?.[1]]].map(
    ([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
  );
  const day = modified === undefined ? '' : `<lastmod>${modified}</lastmod>`;
  return `<url><loc>${absolute(path, site)}</loc>${day}${links.join('')}</url>`;
}
