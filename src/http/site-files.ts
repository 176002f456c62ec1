import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
}

/** What each encoding adds to the name of a file. */
export const SUFFIX: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

/** Not for visitors: encodings have no address of their own, and hosts read these two files, not browsers. */
const HIDDEN = /\.(br|gz)$|^\/_(headers|redirects)$/;

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
      return [address, { file, address, variants: variantsOf(path.join(folder, file)) }];
    }),
  );
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
