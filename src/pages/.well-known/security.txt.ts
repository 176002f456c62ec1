import type { APIRoute } from 'astro';
import { siteAddress } from '../../build/site-address.ts';
import { LOCALES } from '../../locales.ts';
import { absolute } from '../../routes.ts';
import { SITE } from '../../site.ts';

/** How long the file holds: RFC 9116 asks for less than a year, and each build makes it anew. */
const DAYS = 360;

/** Where to write about a weakness of the site (RFC 9116). */
export const GET: APIRoute = ({ site }) => {
  const expires = new Date();
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + DAYS);
  const fields = [
    `Contact: mailto:${SITE.emails.security}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${absolute('/.well-known/security.txt', siteAddress(site))}`,
  ];
  return new Response(`${fields.join('\n')}\n`);
};
