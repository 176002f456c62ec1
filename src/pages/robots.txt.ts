import type { APIRoute } from 'astro';
import { isStaging, siteAddress } from '#http/origins.ts';
import { absolute, SITEMAP } from '#routes.ts';
import { AI_CRAWLERS } from '#site.ts';

const EVERYTHING = ['Allow: /', 'Disallow: /api/'];
const NOTHING = ['Disallow: /'];

/** Rules for crawlers: they may read everything but the endpoints. AI crawlers that the owner refuses may read nothing. */
export const GET: APIRoute = ({ site }) => {
  const groups = [
    ['User-agent: *', ...(isStaging ? NOTHING : EVERYTHING)],
    // A crawler obeys only the group with its name, so that each group repeats all rules.
    ...Object.values(isStaging ? {} : AI_CRAWLERS).map(({ agents, welcome }) => [
      ...agents.map((agent) => `User-agent: ${agent}`),
      ...(welcome ? EVERYTHING : NOTHING),
    ]),
    ...(isStaging ? [] : [[`Sitemap: ${absolute(SITEMAP, siteAddress(site))}`]]),
  ];
  return new Response(groups.map((lines) => `${lines.join('\n')}\n`).join('\n'));
};
