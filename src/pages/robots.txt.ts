import type { APIRoute } from 'astro';
import { isStaging, siteAddress } from '../http/origins.ts';
import { absolute } from '../routes.ts';
import { AI_CRAWLERS } from '../site.ts';

const EVERYTHING = ['Allow: /', 'Disallow: /api/'];
const NOTHING = ['Disallow: /'];

/** What crawlers may read: everything but the endpoints, save those that the owner turns away. */
export const GET: APIRoute = ({ site }) => {
  const groups = [
    ['User-agent: *', ...(isStaging ? NOTHING : EVERYTHING)],
    // A crawler obeys the group with its name alone, so that each says all of it.
    ...Object.values(isStaging ? {} : AI_CRAWLERS).map(({ agents, welcome }) => [
      ...agents.map((agent) => `User-agent: ${agent}`),
      ...(welcome ? EVERYTHING : NOTHING),
    ]),
    ...(isStaging ? [] : [[`Sitemap: ${absolute('/sitemap-index.xml', siteAddress(site))}`]]),
  ];
  return new Response(groups.map((lines) => `${lines.join('\n')}\n`).join('\n'));
};
