import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hash } from 'node:crypto';
import type { AstroIntegration } from 'astro';
import pLimit from 'p-limit';
import { addressOf } from '../../http/canonical.ts';
import { isText } from '../../http/content-types.ts';
import { publicOrigins } from '../../http/origins.ts';
import { listFiles, policyOf } from '../../http/site-files.ts';
import { configuredTags } from '../../http/tags.ts';
import { isScreen } from '../../routes.ts';
import { codeOf, openCache, pruneCache, type Cache } from '../../cache.ts';
import { pagePolicy, PolicyError, withPolicy } from '../policy/page-policy.ts';
import { MIN_BYTES, toBrotli, toGzip, type Effort } from './compression.ts';
import { correctMarkup } from './markup.ts';

/** With more articles, lists and Markdown versions than this, they are compressed quickly. */
const MANY = 200;

/** Texts in work at once: enough for the threads that compress, and few enough for the memory. */
const AT_ONCE = 16;

const origins = publicOrigins(process.env);
const tools = configuredTags(process.env).map(({ sources }) => sources);

/**
 * Finishes the texts that the build has written: each page gets its exact content security policy as a meta, which
 * servers also read for the header, and each text its `.br` and `.gz`, quickly if no visitor will wait for them. Nothing
 * may change a file after it.
 */
export function finish(cacheDirectory: string, effort: Effort = 'thorough'): AstroIntegration {
  return {
    name: 'finish',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir).replace(/\/$/, '');
        const files = listFiles(folder).filter(isText);
        const isMany = files.filter(isOfArchive).length > MANY;
        const cache = openCache(
          cacheDirectory,
          process.versions['brotli'] + codeOf(import.meta.dirname, ['compression.ts']),
        );
        const kept = await pLimit(AT_ONCE).map(files, async (file) => {
          const bytes = file.endsWith('.html') ? finishPage(folder, file) : readFileSync(folder + file);
          return compress(folder + file, bytes, isMany && isOfArchive(file) ? 'quick' : effort, cache);
        });
        pruneCache(cacheDirectory, kept);
        logger.info(`${files.length} texts, ${files.filter((file) => file.endsWith('.html')).length} pages`);
      },
    },
  };
}

/** Articles, their Markdown versions and their lists, in whatever number. */
function isOfArchive(file: string): boolean {
  const address = addressOf(file);
  return /\.(?:html|md)$/.test(file) && !isScreen(address);
}

/** Corrects a page and gives it its policy. Throws a PolicyError that names the file. */
function finishPage(folder: string, file: string): Buffer {
  const written = readFileSync(folder + file);
  if (policyOf(folder + file) !== undefined) return written; // the editor's states its own
  const page = correctMarkup(written.toString());
  try {
    const bytes = Buffer.from(withPolicy(page, pagePolicy(page, origins, tools)));
    writeFileSync(folder + file, bytes);
    return bytes;
  } catch (error) {
    throw error instanceof PolicyError ? new PolicyError(`${file.slice(1)} ${error.message}`) : error;
  }
}

/** Writes a text's `.br` and `.gz`. Thorough brotli is kept in the cache: resolves to its name there. */
async function compress(target: string, bytes: Buffer, effort: Effort, cache: Cache) {
  if (bytes.length < MIN_BYTES) return undefined;
  const input = effort === 'thorough' ? hash('sha256', bytes) : undefined;
  const make = () => toBrotli(bytes, effort);
  const [gzip, brotli] = await Promise.all([
    toGzip(bytes, effort),
    input === undefined ? make() : cache.get(input, make),
  ]);
  writeFileSync(`${target}.gz`, gzip);
  writeFileSync(`${target}.br`, brotli);
  return input && cache.nameOf(input);
}
