import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import path from 'node:path';
import { addressOf } from './canonical.ts';

/** The encodings made at build, the smallest first; `identity` is the file as it is. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;

/** A form in which a file can be sent. */
export type Encoding = (typeof ENCODINGS)[number];

/** One file in one encoding, with the hash of exactly these bytes as its strong entity tag. */
interface Variant {
  readonly tag: string;
  readonly size: number;
}

/** A file of the build: `file` is its path from `dist/client`, `address` the only path at which it is served. */
export interface SiteFile {
  readonly file: string;
  readonly address: string;
  readonly variants: Readonly<Partial<Record<Encoding, Variant>>>;
  /** The content security policy of a page, or of a drawing with styles; `undefined` for any other file. */
  readonly policy: string | undefined;
}

/** The suffix that each encoding adds to the name of a file. */
export const SUFFIX: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

/** Not for visitors: encodings have no address of their own, and hosts read these two files, not browsers. */
const HIDDEN = /\.(br|gz)$|^\/_(headers|redirects)$/;

/** Tells if `dist` below a root holds a finished build: `_headers` is what a build writes last. */
export function isBuilt(root: string): boolean {
  return existsSync(path.join(root, 'dist/client/_headers'));
}

/** Lists the files below a folder as `/path`, sorted; hidden ones are left out, save `.well-known`. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      (entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`,
    )
    .filter((file) => !/\/\.(?!well-known\/)/.test(file))
    .toSorted();
}

/** Reads the built site once, by address: what is not in this list does not exist, so no path can leave it. */
export function indexSite(folder: string): ReadonlyMap<string, SiteFile> {
  const files = listFiles(folder).filter((file) => !HIDDEN.test(file));
  return new Map(
    files.map((file) => {
      const address = encodeURI(addressOf(file));
      const target = path.join(folder, file);
      return [address, { file, address, variants: variantsOf(target), policy: policyOf(target) }];
    }),
  );
}

/** A page has its policy straight after its charset: this much holds the longest. */
const HEAD_BYTES = 8192;

/** The text before the policy of a page (`integrations/policy`). */
const POLICY_META = '<meta http-equiv="content-security-policy" content="';
const DRAWING_STYLE = /<style[^<>]*>([^<]*)<\/style>/g;

/**
 * The policy of a file of the build: a page says its own in a meta, and a drawing opened on its own may have its
 * styles and nothing else. `undefined` for a drawing without styles, and for any other file.
 */
export function policyOf(file: string): string | undefined {
  if (file.endsWith('.html')) return startOf(file).split(POLICY_META)[1]?.split('"')[0];
  if (!file.endsWith('.svg')) return undefined;
  const styles = [...readFileSync(file, 'utf8').matchAll(DRAWING_STYLE)].map(
    ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  );
  return styles.length === 0 ? undefined : `default-src 'none'; style-src ${styles.join(' ')}`;
}

function startOf(file: string): string {
  const bytes = Buffer.alloc(HEAD_BYTES);
  const descriptor = openSync(file, 'r');
  try {
    return bytes.toString('latin1', 0, readSync(descriptor, bytes));
  } finally {
    closeSync(descriptor);
  }
}

function variantsOf(file: string): SiteFile['variants'] {
  const encodings = Object.entries(SUFFIX) as [Encoding, string][]; // Object.entries forgets the keys' type
  const present = encodings.filter(([, suffix]) => existsSync(file + suffix));
  return Object.fromEntries(present.map(([encoding, suffix]) => [encoding, variantOf(file + suffix)]));
}

function variantOf(file: string): Variant {
  const bytes = readFileSync(file);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { tag: `"${hash}"`, size: bytes.length };
}
