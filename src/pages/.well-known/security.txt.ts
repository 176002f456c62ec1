import type { APIRoute } from 'astro';
import { buildTime } from '#build-time.ts';
import { securityTxt } from '#integrations/security-txt.ts';
import { siteAddress } from '#http/origins.ts';
import { absolute } from '#routes.ts';
import { SITE } from '#site.ts';

/** Address to report a weakness of the site to (RFC 9116). */
export const GET: APIRoute = ({ site }) => {
  const canonical = absolute('/.well-known/security.txt', siteAddress(site));
  return new Response(securityTxt(SITE.emails.security, canonical, buildTime()));
};
