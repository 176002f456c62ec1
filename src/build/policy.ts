import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { addressOf } from '../server/canonical.ts';
import { publicOrigins } from './origins.ts';
import { listFiles } from '../server/site-files.ts';
import { drawingPolicy, pagePolicy, PolicyError, withPolicy } from './page-policy.ts';

/**
 * Gives every page its exact Content Security Policy, from its final HTML: as a meta for hosts that serve files
 * only, and in `dist/policies.json` by address for the header. Nothing may change a page after it.
 */
export function policy(): AstroIntegration {
  const origins = publicOrigins(process.env);
  return {
    name: 'policy',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const policies: Record<string, string> = {};
        for (const file of listFiles(folder)) {
          const found = await policyOf(folder, file, (html) => pagePolicy(html, origins));
          if (found !== undefined) policies[addressOf(file)] = found;
        }
        await writeFile(new URL('../policies.json', dir), `${JSON.stringify(policies, null, 2)}\n`);
        const sizes = Object.values(policies).map(({ length }) => length);
        logger.info(`${sizes.length} policies, the longest has ${Math.max(...sizes)} bytes`);
      },
    },
  };
}

async function policyOf(
  folder: string,
  file: string,
  policyFor: (html: string) => string,
): Promise<string | undefined> {
  if (file.endsWith('.svg')) return drawingPolicy(await readFile(path.join(folder, file), 'utf8'));
  if (!file.endsWith('.html')) return undefined;
  const html = await readFile(path.join(folder, file), 'utf8');
  try {
    const found = policyFor(html);
    await writeFile(path.join(folder, file), withPolicy(html, found));
    return found;
  } catch (error) {
    throw error instanceof PolicyError ? new PolicyError(`${file.slice(1)} ${error.message}`) : error;
  }
}
