import type { APIRoute } from 'astro';
import { licensedPackages } from '#integrations/licences.ts';

const RULE = '-'.repeat(72);

/** The licences of what pages carry, whole, as they ask to be passed on. */
export const GET: APIRoute = () => {
  const texts = licensedPackages().visitors.map(
    ({ name, version, text }) => `${name} ${version}\n\n${text}\n`,
  );
  return new Response(texts.join(`\n${RULE}\n\n`));
};
