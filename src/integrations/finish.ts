import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { buildTime } from '../build-time.ts';
import { addressOf } from '../http/canonical.ts';
import { isText } from '../http/content-types.ts';
import { listFiles } from '../http/site-files.ts';
import { finisher, type PolicyHosts } from './finished.ts';
import { startFinishing, type Finishing } from './finishing.ts';
import { digestInputs } from '../http/build-inputs.ts';
import { publicOrigins } from '../http/origins.ts';
import { configuredTags } from '../http/tags.ts';

/** An article's page is made from its props, and from none of the other articles. */
const ARTICLES = /^content\/articles\//;

/**
 * Finishes the texts of the build. Each page is tidied and gets its short scopes and its exact Content Security Policy:
 * as a meta for hosts that serve files only, and in `dist/policies.json` by address for the header. Each text gets its
 * `.br` and `.gz`. Threads do it while Astro renders; what other integrations write comes last. Nothing may change a
 * file after it.
 */
export function finish(cacheDirectory: string): AstroIntegration {
  const hosts: PolicyHosts = {
    origins: publicOrigins(process.env),
    tools: configuredTags(process.env).map(({ sources }) => sources),
  };
  let root = '';
  let folder = '';
  let finishing: Finishing;
  return {
    name: 'finish',
    hooks: {
      'astro:config:done': ({ config, buildOutput }) => {
        root = fileURLToPath(config.root);
        folder = fileURLToPath(buildOutput === 'server' ? config.build.client : config.outDir);
      },
      'astro:build:start': ({ setPrerenderer }) => {
        finishing = startFinishing({ folder, cacheDirectory, hosts });
        const inputs = [
          digestInputs(root, process.env, ARTICLES),
          buildTime().toISOString().slice(0, 10),
          process.version,
        ];
        setPrerenderer((astro) => finishing.during(astro, inputs.join(' ')));
      },
      // Astro bundles its own pages for its own prerenderer only, unless told.
      'astro:build:setup': ({ updateConfig }) => {
        const input = 'astro/entrypoints/prerender';
        updateConfig({ environments: { prerender: { build: { rolldownOptions: { input } } } } });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const files = listFiles(folder).filter(isText);
        const texts = [...(await finishing.after(files))].toSorted(([one], [other]) =>
          one < other ? -1 : 1,
        );
        const policies = texts.flatMap(([file, { policy }]) =>
          policy === undefined ? [] : [[addressOf(file), policy] as const],
        );
        writeFileSync(
          new URL('../policies.json', dir),
          `${JSON.stringify(Object.fromEntries(policies), null, 2)}\n`,
        );
        finisher(cacheDirectory, hosts).forgetRest(texts.map(([, { kept }]) => kept));
        logger.info(`${files.length} texts, ${policies.length} policies`);
      },
    },
  };
}
