import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Below one packet, compressing saves no time. */
const MIN_BYTES = 500;

/** Above this, the best ratio takes seconds: a sitemap of thousands. */
const MAX_BEST_BYTES = 524_288;

/** `best` takes sixty times as long as `quick`, whose brotli is 15 % larger on an article. */
export type Ratio = 'best' | 'quick';

/** A window no larger than an article spares a quarter of the time, and a few bytes. */
const LEVELS = {
  best: {
    brotli: constants.BROTLI_MAX_QUALITY,
    window: constants.BROTLI_DEFAULT_WINDOW,
    gzip: constants.Z_BEST_COMPRESSION,
  },
  quick: { brotli: 4, window: 16, gzip: 2 },
} as const satisfies Record<Ratio, object>;

/** A text in the encodings that browsers accept; both empty when it is too short. */
export interface Compressed {
  readonly br: Buffer;
  readonly gz: Buffer;
}

/** Compresses a text: the same bytes give the same bytes. */
export function compress(bytes: Buffer, ratio: Ratio): Compressed {
  if (bytes.length < MIN_BYTES) return { br: Buffer.alloc(0), gz: Buffer.alloc(0) };
  const levels = LEVELS[bytes.length > MAX_BEST_BYTES ? 'quick' : ratio];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: levels.brotli,
    [constants.BROTLI_PARAM_LGWIN]: levels.window,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return {
    br: brotliCompressSync(bytes, { params, chunkSize: bytes.length }),
    gz: gzipSync(bytes, { level: levels.gzip, chunkSize: bytes.length }),
  };
}
