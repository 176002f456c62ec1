import sharp, { type Sharp } from 'sharp';
import { PICTURE } from '#schemas/content/article.ts';

/** Twice the width of a sharp picture, in pixels: no page shows more. */
const WIDEST = 2 * PICTURE.sharpWidth;

/**
 * Writes a photograph of any format upright, in sRGB, no wider than a page needs, and without what the camera says of
 * it. Throws when it cannot be read.
 */
export async function convertPhotograph(bytes: Buffer) {
  const { format, compression, hasAlpha } = await sharp(bytes).metadata();
  const isFlat = hasAlpha || ['gif', 'png', 'webp'].includes(format);
  const image = compression === 'hevc' ? await decodeHeic(bytes) : sharp(bytes);
  const reduced = image.autoOrient().resize({ width: WIDEST, withoutEnlargement: true });
  const encoded = isFlat ? reduced.webp({ quality: 90 }) : reduced.jpeg({ quality: 82, mozjpeg: true });
  return { bytes: await encoded.toBuffer(), extension: isFlat ? 'webp' : 'jpg' };
}

/** The pixels of a photograph of a phone, whose compression sharp does not read. */
async function decodeHeic(bytes: Buffer): Promise<Sharp> {
  const { default: decode } = await import('heic-decode');
  const { width, height, data } = await decode({ buffer: bytes });
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
}
