import { hash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { codeOf, keepIn } from '../work/keep.ts';
import { compress, type Compressed, type Ratio } from './pages/compression.ts';
import type { PublicOrigins } from '../http/origins.ts';
import { drawingPolicy, pagePolicy, PolicyError, withPolicy } from './policy/page-policy.ts';
import { withShortScopes } from './short-scopes.ts';
import type { Sources } from '../http/tag-sources.ts';
import { tidy } from './pages/markup.ts';

/** A text as it is served. */
export interface Finished extends Compressed {
  readonly bytes: Buffer<ArrayBuffer>;
  /** The exact policy of a page, or of a drawing with styles; `undefined` for what needs none. */
  readonly policy: string | undefined;
  /** Its name in the cache. */
  readonly kept: string;
}

/** The hosts that the policies of pages name. */
export interface PolicyHosts {
  readonly origins: Partial<PublicOrigins>;
  /** What the tools that wait for consent may load. */
  readonly tools: readonly Sources[];
}

const CODE = [
  'finished.ts',
  'pages/compression.ts',
  'policy/page-policy.ts',
  'policy/forbidden.ts',
  'policy/start-tags.ts',
  'short-scopes.ts',
  'pages/markup.ts',
];

/** A text to finish. */
export interface Unfinished {
  /** Its path from the folder of the site. */
  readonly file: string;
  readonly ratio: Ratio;
  /** Names all that it is made from: an earlier build with the same need not be asked what it says. */
  readonly key?: string | undefined;
}

/** Finishes texts, or finds how an earlier build finished the same bytes, or what had the same key. */
export function finisher(cacheDirectory: string, hosts: PolicyHosts) {
  const { brotli, zlib } = process.versions;
  const maker = JSON.stringify([hosts, brotli, zlib]) + codeOf(import.meta.dirname, CODE);
  const kept = keepIn(cacheDirectory, maker);
  return {
    forgetRest: kept.forgetRest,
    /** Whether `finish` needs no bytes. */
    knows: (text: Unfinished) => text.key !== undefined && kept.has(inputOf(text)),
    /** Finishes a file of the build; without its bytes, one that it knows. Throws a PolicyError that names the file. */
    async finish(of: Unfinished, original?: Buffer): Promise<Finished> {
      const { file, ratio } = of;
      const input = inputOf(of, original);
      let made: Buffer<ArrayBuffer> | undefined;
      const entry = await kept.get(input, () => {
        if (original === undefined) throw new Error(`${file} is not in the cache.`);
        const isPage = file.endsWith('.html');
        const text = isPage ? tidy(withShortScopes(String(original))) : String(original);
        const policy = policyOf(file, text, hosts);
        made = Buffer.from(isPage && policy !== undefined ? withPolicy(text, policy) : text);
        return pack(policy, made, compress(made, ratio));
      });
      const { bytes, ...rest } = unpack(entry);
      return { ...rest, bytes: made ?? bytes(), kept: kept.nameOf(input) };
    },
  };
}

function inputOf({ file, ratio, key }: Unfinished, original?: Buffer): string {
  if (key !== undefined) return `${file} ${ratio} ${key}`;
  return `${file.slice(file.lastIndexOf('.'))} ${ratio} ${original && hash('sha256', original)}`;
}

function policyOf(file: string, text: string, { origins, tools }: PolicyHosts): string | undefined {
  if (file.endsWith('.svg')) return drawingPolicy(text);
  if (!file.endsWith('.html')) return undefined;
  try {
    return pagePolicy(text, origins, tools);
  } catch (error) {
    throw error instanceof PolicyError ? new PolicyError(`${file.slice(1)} ${error.message}`) : error;
  }
}

/** One file for what is kept of a text: a line of JSON, then its encodings, or itself where it has none. */
function pack(policy: string | undefined, bytes: Buffer, { br, gz }: Compressed): Buffer {
  const head = Buffer.from(`${JSON.stringify({ policy, br: br.length })}\n`);
  return Buffer.concat(br.length > 0 ? [head, br, gz] : [head, bytes]);
}

function unpack(entry: Buffer): Compressed & { policy: string | undefined; bytes(): Buffer<ArrayBuffer> } {
  const start = entry.indexOf('\n') + 1;
  const { policy, br: length } = JSON.parse(entry.toString('utf8', 0, start)) as Head;
  const br = entry.subarray(start, start + length);
  const rest = entry.subarray(start + length);
  if (length === 0) return { policy, br, gz: br, bytes: () => Buffer.from(rest) };
  return { policy, br, gz: rest, bytes: () => brotliDecompressSync(br) };
}

/** What `pack` writes first. */
interface Head {
  readonly policy?: string;
  readonly br: number;
}
