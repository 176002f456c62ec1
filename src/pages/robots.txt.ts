import type { APIRoute } from 'astro';
import { isStaging, siteAddress } from '#http/origins.ts';
import { absolute, SITEMAP } from '#routes.ts';

/** Rules for crawlers: everything but the endpoints, and nothing of a staging site. */
export const GET: APIRoute = ({ site }) => {
  const rules = isStaging
    ? ['User-agent: *', 'Disallow: /']
    : [
        'User-agent: *',
        'Allow: /',
        'Disallow: /api/',
        '',
        `Sitemap: ${absolute(SITEMAP, siteAddress(site))}`,
      ];
  return new Response(`${rules.join('\n')}\n`);
};
