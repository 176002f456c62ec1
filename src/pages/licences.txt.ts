import type { APIRoute } from 'astro';
import { FOR_VISITORS, licenceText } from '#integrations/licences.ts';

const RULE = `\n\n${'-'.repeat(72)}\n\n`;

/** Licences of the packages that pages carry, as they ask to be passed on. */
export const GET: APIRoute = () =>
  new Response(FOR_VISITORS.map((name) => `${name}\n\n${licenceText(name)}\n`).join(RULE));
