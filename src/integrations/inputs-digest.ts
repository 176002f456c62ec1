import { rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { digestInputs, INPUTS_DIGEST } from '../http/build-inputs.ts';

/** Notes what a build was made from, once it is finished, so that `npm start` knows when to build again. */
export function inputsDigest(): AstroIntegration {
  let root = '';
  let digest = '';
  let file: URL;
  return {
    name: 'inputs-digest',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
        file = new URL(`../${INPUTS_DIGEST}`, config.outDir);
      },
      // Taken before, so that a file changed during the build makes it stale; removed, so that a failed build is.
      'astro:build:start': async () => {
        digest = digestInputs(root, process.env);
        await rm(file, { force: true });
      },
      'astro:build:done': () => writeFile(file, `${digest}\n`),
    },
  };
}
