import * as z from 'zod';
import { LOCALES } from '#locales.ts';

export const MANIFEST = 'manifest.json';

/** Suffixes of the compressed variants of a file by encoding, the smallest variant first. */
export const ENCODING_SUFFIX = { br: '.br', gzip: '.gz' } as const;

export type Encoding = keyof typeof ENCODING_SUFFIX;

const SiteFileSchema = z.object({
  file: z.string(),
  encodings: z.array(z.enum(['br', 'gzip'])),
  /** Headers that depend on the file: type, caching, content security policy … */
  headers: z.record(z.string(), z.string()),
});

/** Contents of `dist/manifest.json`, which the build writes and the server reads. */
export const SiteManifestSchema = z.object({
  /** Files by the only path at which each is served, percent-encoded. */
  files: z.record(z.string(), SiteFileSchema),
  notFound: z.record(z.enum(LOCALES), SiteFileSchema),
  /** Former paths, and where each leads for good. */
  redirects: z.record(z.string(), z.string()),
});

export type SiteFile = z.infer<typeof SiteFileSchema>;

export type SiteManifest = z.infer<typeof SiteManifestSchema>;
