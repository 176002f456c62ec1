import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { publicOrigins } from '#http/origins.ts';
import { configuredTags } from '#http/tags.ts';
import { isText } from '../content-types.ts';
import { writeHostFiles } from '../hosts/write-host-files.ts';
import { listFiles } from '../list-files.ts';
import { drawingPolicy, pagePolicy, PolicyError, statedPolicy, withPolicy } from '../policy/page-policy.ts';
import { prefetchIslands } from './island-files.ts';
import { correctMarkup } from './markup.ts';

const origins = publicOrigins();
const tools = configuredTags().map(({ sources }) => sources);

/**
 * Finishes the files that the build has written: each page gets its exact content security policy, each text its `.br` and
 * `.gz`, and servers and hosts what they must know of each. Nothing may change a file after it.
 */
export function finish(): AstroIntegration {
  return {
    name: 'finish',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir).replace(/\/$/, '');
        const texts = listFiles(folder).filter(isText);
        const policies = new Map<string, string>();
        for (const file of texts) {
          const policy = finishText(folder, file);
          if (policy !== undefined) policies.set(file, policy);
        }
        await Promise.all(texts.map((file) => compress(folder + file)));
        writeHostFiles(folder, policies, origins);
        logger.info(`${texts.length} texts, ${texts.filter((file) => file.endsWith('.html')).length} pages`);
      },
    },
  };
}

/** Finishes a page in place; returns the policy of a page, or of a drawing with styles. */
function finishText(folder: string, file: string): string | undefined {
  if (file.endsWith('.html')) return finishPage(folder, file);
  return file.endsWith('.svg') ? drawingPolicy(readFileSync(folder + file, 'utf8')) : undefined;
}

/** Corrects a page and gives it its policy, which it returns. Throws a PolicyError that names the file. */
function finishPage(folder: string, file: string): string {
  const written = readFileSync(folder + file, 'utf8');
  const stated = statedPolicy(written); // the editor's
  if (stated !== undefined) return stated;
  const page = prefetchIslands(correctMarkup(written), folder);
  try {
    const policy = pagePolicy(page, origins, tools);
    writeFileSync(folder + file, withPolicy(page, policy));
    return policy;
  } catch (error) {
    throw error instanceof PolicyError ? new PolicyError(`${file.slice(1)} ${error.message}`) : error;
  }
}

/** Below one packet, compressing saves no time. */
const MIN_BYTES = 500;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Level 11 takes 2.6 times as long for 1.9 %. */
const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 10,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};

async function compress(target: string): Promise<void> {
  const bytes = readFileSync(target);
  if (bytes.length < MIN_BYTES) return;
  writeFileSync(`${target}.gz`, await compressGzip(bytes, { level: 9 }));
  writeFileSync(`${target}.br`, await compressBrotli(bytes, BROTLI));
}
