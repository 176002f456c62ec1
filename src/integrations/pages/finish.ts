import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { isText } from '#http/content-types.ts';
import { publicOrigins } from '#http/origins.ts';
import { listFiles, policyOf } from '#http/site-files.ts';
import { configuredTags } from '#http/tags.ts';
import { pagePolicy, PolicyError, withPolicy } from '../policy/page-policy.ts';
import { MIN_BYTES, toBrotli, toGzip, type Effort } from './compression.ts';
import { correctMarkup } from './markup.ts';

const origins = publicOrigins(process.env);
const tools = configuredTags(process.env).map(({ sources }) => sources);

/**
 * Finishes the texts that the build has written: each page gets its exact content security policy as a meta, which
 * servers also read for the header, and each text its `.br` and `.gz`, quickly if no visitor will wait for them. Nothing
 * may change a file after it.
 */
export function finish(effort: Effort = 'thorough'): AstroIntegration {
  return {
    name: 'finish',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir).replace(/\/$/, '');
        const files = listFiles(folder).filter(isText);
        await Promise.all(
          files.map((file) => {
            const bytes = file.endsWith('.html') ? finishPage(folder, file) : readFileSync(folder + file);
            return compress(folder + file, bytes, effort);
          }),
        );
        logger.info(`${files.length} texts, ${files.filter((file) => file.endsWith('.html')).length} pages`);
      },
    },
  };
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

/** Writes a text's `.br` and `.gz`. */
async function compress(target: string, bytes: Buffer, effort: Effort): Promise<void> {
  if (bytes.length < MIN_BYTES) return;
  const [gzip, brotli] = await Promise.all([toGzip(bytes, effort), toBrotli(bytes, effort)]);
  writeFileSync(`${target}.gz`, gzip);
  writeFileSync(`${target}.br`, brotli);
}
