import sharp, { type Sharp } from 'sharp';
import { PICTURE } from '#schemas/content/article.ts';

/** Twice the width of a sharp picture, in pixels: no page shows more. */
export const WIDEST = 2 * PICTURE.sharpWidth;

/** A photograph as a page can show it. */
interface Converted {
  readonly bytes: Buffer;
  readonly extension: 'jpg' | 'webp';
  readonly width: number;
  readonly height: number;
}

/**
 * Writes a photograph of any format upright, in sRGB, no wider than a page needs, and without what the camera says of
 * it. Throws when it cannot be read.
 */
export async function convertPhotograph(bytes: Buffer): Promise<Converted> {
  const { format, compression, hasAlpha } = await sharp(bytes).metadata();
  const isFlat = hasAlpha || ['gif', 'png', 'webp'].includes(format);
  const image = compression === 'hevc' ? await decodeHeic(bytes) : sharp(bytes);
  const reduced = image.autoOrient().resize({ width: WIDEST, withoutEnlargement: true });
  const encoded = isFlat ? reduced.webp({ quality: 90 }) : reduced.jpeg({ quality: 82, mozjpeg: true });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { bytes: data, extension: isFlat ? 'webp' : 'jpg', width: info.width, height: info.height };
}

/** The pixels of a photograph of a phone, whose compression sharp does not read. */
async function decodeHeic(bytes: Buffer): Promise<Sharp> {
  const { default: decode } = await import('heic-decode');
  const { width, height, data } = await decode({ buffer: bytes });
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
}
