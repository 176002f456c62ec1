import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Below one packet, compressing saves no time. */
export const MIN_BYTES = 500;

/** Above this size in bytes, such as a sitemap of thousands of pages, the best brotli takes seconds. */
const MAX_BEST_BYTES = 524_288;

/** How hard to compress: `best` takes some fifteen times as long as `quick`, whose brotli is 9 % larger. */
export type Effort = 'best' | 'quick';

/** Compresses a text with brotli; the same bytes give the same bytes. */
export function brotli(bytes: Buffer, effort: Effort): Buffer {
  const isBest = effort === 'best' && bytes.length <= MAX_BEST_BYTES;
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isBest ? constants.BROTLI_MAX_QUALITY : 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
    chunkSize: bytes.length,
  });
}

/** Compresses a text with gzip; the same bytes give the same bytes. */
export function gzip(bytes: Buffer, effort: Effort): Buffer {
  return gzipSync(bytes, { level: effort === 'best' ? 9 : 4, chunkSize: bytes.length });
}
