import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PICTURE } from '#schemas/content/article.ts';
import { escapeHtml } from '#text.ts';

/** Picture beside its text, by the end of its name. */
export const PICTURE_NAME = /^\.\/[a-z0-9-]+\.(?:avif|jpe?g|png|webp)$/;

/** Picture that a page can show, in pixels, with the colour that stands in its place until it is there. */
export interface Picture {
  /** Its path from the project's root. */
  readonly address: string;
  readonly width: number;
  readonly height: number;
  /** `none` where it is transparent, and what stands behind it would stay. */
  readonly colour: string;
  /** File says where it was taken. */
  readonly hasPlace?: boolean;
}

/** Pictures that a text names, by the name that it gives them; those that cannot be shown with the reason. */
export type Pictures = ReadonlyMap<string, Picture | { readonly fault: string }>;

/** Measures the pictures that a text names, as far as they exist. `file` is the text's, `folder` its folder's path from the root. */
export async function measurePictures(markdown: string, file: URL, folder: string): Promise<Pictures> {
  const named = [...markdown.matchAll(/\]\((\.\/[^\s)]+)/g)].map(([, name = '']) => name);
  const found = [...new Set(named)].filter(
    (name) => PICTURE_NAME.test(name) && statSync(new URL(name, file), { throwIfNoEntry: false })?.isFile(),
  );
  const measured = found.map(
    async (name) => [name, await measure(new URL(name, file), `/${folder}/${name.slice(2)}`)] as const,
  );
  return new Map(await Promise.all(measured));
}

async function measure(file: URL, address: string): Promise<Picture | { fault: string }> {
  const { size } = statSync(file);
  if (size > PICTURE.maxBytes) {
    const [is, most] = [size, PICTURE.maxBytes].map(formatMegabytes);
    return { fault: `pèse ${is} Mo, le maximum est de ${most} Mo : ${REDUCED}` };
  }
  const { default: sharp } = await import('sharp'); // heavy, and most texts have no picture
  try {
    const picture = sharp(fileURLToPath(file), { limitInputPixels: PICTURE.maxPixels });
    const { autoOrient, hasAlpha, exif } = await picture.metadata();
    const hasPlace = PLACES.some((place) => exif?.includes(place));
    const colour = await picture.clone().resize(1, 1).removeAlpha().toColourspace('srgb').raw().toBuffer();
    const hex = `#${colour.subarray(0, 3).toString('hex')}`;
    return { address, ...autoOrient, colour: hasAlpha ? 'none' : hex, hasPlace };
  } catch (error) {
    const isHuge = error instanceof Error && error.message.includes('pixel limit');
    return {
      fault: isHuge
        ? `dépasse ${PICTURE.maxPixels / 1e6} millions de pixels : ${REDUCED}`
        : `ne se lit pas : « npm run photos » la convertit, si le fichier n’est pas abîmé`,
    };
  }
}

/** Marks of a photograph's place in its metadata, in either order of bytes. */
const PLACES = ['2588040001000000', '8825000400000001'].map((bytes) => Buffer.from(bytes, 'hex'));

/** Size in megabytes as a message says it: `12,1`. */
export function formatMegabytes(bytes: number): string {
  return (Math.ceil(bytes / 1e5) / 10).toFixed(1).replace('.', ',');
}

const REDUCED = 'réduisez-la par « npm run photos », ou à 2 400 pixels de large';

/** Frame of a picture, of its size before it is there. `page-body.ts` gives its page the files made of it. */
export function drawPicture({ address, width, height, colour }: Picture, alternative: string): string {
  const place = `<svg viewBox="0 0 ${width} ${height}" fill="${colour}" aria-hidden="true"><path d="M0 0h${width}v${height}H0z"/></svg>`;
  return `<div class="frame">${place}<img src="${address}" width="${width}" height="${height}" alt="${escapeHtml(alternative)}" loading="lazy" decoding="async"></div>`;
}
