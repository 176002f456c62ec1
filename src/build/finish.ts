import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { isScreen } from '../routes.ts';
import { addressOf } from '../server/canonical.ts';
import { isText } from '../server/content-types.ts';
import { listFiles } from '../server/site-files.ts';
import { inThreads } from '../work/threads.ts';
import type { Ratio } from './compress.ts';
import type { BuiltText, FinishedShare, FinishPlace } from './finish-thread.ts';
import { finisher, type PolicyHosts } from './finished.ts';
import { publicOrigins } from './origins.ts';
import { configuredTags } from './tags.ts';

/** As many texts as the best ratio takes some ten seconds for. */
const MANY = 400;

/**
 * The last pass over the built files. Each page is tidied and gets its short scopes and its exact Content Security Policy: as a meta
 * for hosts that serve files only, and in `dist/policies.json` by address for the header. Each text gets its `.br` and
 * `.gz`. Nothing may change a file after it.
 */
export function finish(cacheDirectory: string): AstroIntegration {
  const hosts: PolicyHosts = {
    origins: publicOrigins(process.env),
    tools: configuredTags(process.env).map(({ sources }) => sources),
  };
  return {
    name: 'finish',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const files = listFiles(folder).filter(isText);
        const shares = await inThreads<BuiltText, FinishPlace, FinishedShare>(
          new URL('finish-thread.ts', import.meta.url),
          files.map((file) => ({ file, ratio: ratioOf(file, files.length) })),
          { folder, cacheDirectory, hosts },
        );
        const policies = shares.flatMap((share) => share.policies).toSorted();
        const byAddress = Object.fromEntries(policies.map(([file, policy]) => [addressOf(file), policy]));
        writeFileSync(new URL('../policies.json', dir), `${JSON.stringify(byAddress, null, 2)}\n`);
        finisher(cacheDirectory, hosts).forgetRest(shares.flatMap(({ asked }) => asked));
        logger.info(`${files.length} texts, ${policies.length} policies`);
      },
    },
  };
}

/** The screens always get the best ratio; articles and their lists do while there are not too many. */
function ratioOf(file: string, count: number): Ratio {
  const isArchive = /\.(?:html|md)$/.test(file) && !isScreen(addressOf(file));
  return isArchive && count > MANY ? 'quick' : 'best';
}
