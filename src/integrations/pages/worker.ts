/** A worker of `finish`: finishes one text of the build where it stands. */
import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { publicOrigins } from '../../http/origins.ts';
import { configuredTags } from '../../http/tags.ts';
import { openCache } from '../cache.ts';
import { pagePolicy, PolicyError, withPolicy } from '../policy/page-policy.ts';
import { brotli, gzip, MIN_BYTES, type Effort } from './compression.ts';
import { correctMarkup } from './markup.ts';

/** A text to finish. */
export interface TextTask {
  /** The folder of the site. */
  readonly folder: string;
  /** The path of the text from there, such as `/index.html`. */
  readonly file: string;
  readonly effort: Effort;
  readonly cacheDirectory: string;
}

const origins = publicOrigins(process.env);
const tools = configuredTags(process.env).map(({ sources }) => sources);

/**
 * Gives a page its policy, and any text its `.br` and `.gz`. The best brotli is kept in the cache: resolves to its
 * name there. Rejects with a PolicyError that names the file.
 */
export default async function finishText(task: TextTask): Promise<string | undefined> {
  const { folder, file, effort, cacheDirectory } = task;
  const target = folder + file;
  let bytes = readFileSync(target);
  if (file.endsWith('.html')) {
    bytes = Buffer.from(finishPage(file, String(bytes)));
    writeFileSync(target, bytes);
  }
  if (bytes.length < MIN_BYTES) return undefined;
  writeFileSync(`${target}.gz`, gzip(bytes, effort));
  if (effort === 'quick') {
    writeFileSync(`${target}.br`, brotli(bytes, effort));
    return undefined;
  }
  const cache = openCache(cacheDirectory, `brotli ${process.versions['brotli']}`);
  const input = hash('sha256', bytes);
  writeFileSync(`${target}.br`, await cache.get(input, () => brotli(bytes, effort)));
  return cache.nameOf(input);
}

function finishPage(file: string, html: string): string {
  try {
    const page = correctMarkup(html);
    return withPolicy(page, pagePolicy(page, origins, tools));
  } catch (error) {
    throw error instanceof PolicyError ? new PolicyError(`${file.slice(1)} ${error.message}`) : error;
  }
}
