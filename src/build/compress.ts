import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { isText } from '../server/content-types.ts';
import { listFiles } from '../server/site-files.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Below one packet, compressing saves no time. */
const MIN_BYTES = 500;

/** zlib works on the four threads of Node's pool; more at once would only hold memory. */
const AT_ONCE = 4;

/** Writes `.br` and `.gz` beside every text file of the build, at the best ratio; the same input gives the same bytes. */
export function compress(): AstroIntegration {
  return {
    name: 'compress',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const queue = listFiles(folder).filter(isText);
        const count = queue.length;
        const work = async () => {
          for (let file = queue.pop(); file !== undefined; file = queue.pop())
            await compressFile(folder + file);
        };
        await Promise.all(Array.from({ length: AT_ONCE }, work));
        logger.info(`${count} text files`);
      },
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(path.normalize(file));
  if (bytes.length < MIN_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await writeFile(`${file}.br`, await brotliAsync(bytes, { params }));
  await writeFile(`${file}.gz`, await gzipAsync(bytes, { level: constants.Z_BEST_COMPRESSION }));
}
