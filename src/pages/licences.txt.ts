import type { APIRoute } from 'astro';
import { BROWSER_PACKAGES, licenceText } from '#integrations/licences.ts';

const RULE = `\n\n${'-'.repeat(72)}\n\n`;

/** Licences of the packages that pages carry, as they ask to be passed on. */
export const GET: APIRoute = () =>
  new Response(BROWSER_PACKAGES.map((name) => `${name}\n\n${licenceText(name)}\n`).join(RULE));
