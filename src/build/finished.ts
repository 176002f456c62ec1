import { hash } from 'node:crypto';
import { codeOf, keepIn } from '../work/keep.ts';
import { compress, type Compressed, type Ratio } from './compress.ts';
import type { PublicOrigins } from './origins.ts';
import { drawingPolicy, pagePolicy, PolicyError, withPolicy } from './page-policy.ts';
import { withShortScopes } from './short-scopes.ts';
import type { Sources } from './tag-sources.ts';
import { tidy } from './tidy.ts';

/** A text as it is served. */
export interface Finished extends Compressed {
  readonly bytes: Buffer;
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
  'compress.ts',
  'page-policy.ts',
  'forbidden.ts',
  'start-tags.ts',
  'short-scopes.ts',
  'tidy.ts',
];

/** Finishes texts, or finds how an earlier build finished the same bytes. */
export function finisher(cacheDirectory: string, hosts: PolicyHosts) {
  const { brotli, zlib } = process.versions;
  const maker = JSON.stringify([hosts, brotli, zlib]) + codeOf(import.meta.dirname, CODE);
  const kept = keepIn(cacheDirectory, maker);
  return {
    forgetRest: kept.forgetRest,
    /** A file of the build by its path and its bytes. Throws a PolicyError that names the file. */
    async finish(file: string, original: Buffer, ratio: Ratio): Promise<Finished> {
      const kind = file.slice(file.lastIndexOf('.'));
      const text = kind === '.html' ? tidy(withShortScopes(String(original))) : String(original);
      const input = `${kind} ${ratio} ${hash('sha256', original)}`;
      const entry = await kept.get(input, () => {
        const policy = policyOf(file, text, hosts);
        return pack(policy, compress(bytesOf(kind, text, policy), ratio));
      });
      const { policy, br, gz } = unpack(entry);
      return { policy, bytes: bytesOf(kind, text, policy), br, gz, kept: kept.nameOf(input) };
    },
  };
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

/** The bytes that are served: a page carries its policy. */
function bytesOf(kind: string, text: string, policy: string | undefined): Buffer {
  return Buffer.from(kind === '.html' && policy !== undefined ? withPolicy(text, policy) : text);
}

/** One file for what is kept of a text: a line of JSON, then the encodings. */
function pack(policy: string | undefined, { br, gz }: Compressed): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify({ policy, br: br.length })}\n`), br, gz]);
}

function unpack(kept: Buffer): Compressed & { policy: string | undefined } {
  const start = kept.indexOf('\n') + 1;
  const { policy, br } = JSON.parse(kept.toString('utf8', 0, start)) as { policy?: string; br: number }; // pack's
  return { policy, br: kept.subarray(start, start + br), gz: kept.subarray(start + br) };
}
