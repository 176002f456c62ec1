import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PICTURE } from '#schemas/content/article.ts';
import { escapeHtml } from '#text.ts';

/** Picture beside its text that Astro reads as it is, by its name. */
export const PICTURE_NAME = /^\.\/[a-z0-9-]+\.(?:avif|jpe?g|png|webp)$/;

/** Photograph beside its text as cameras, phones and screens name it; the build converts it. */
export const PHOTOGRAPH_NAME = /^\.\/[\w.-]+\.(?:avif|gif|hei[cf]|jfif|jpe?g|png|tiff?|webp)$/i;

const CONVERTED = '.cache/photographs';

/** Picture that a page can show, in pixels, with the colour that stands in its place until it is there. */
export interface Picture {
  /** Its path from the project's root, or that of the file that was made of it. */
  readonly address: string;
  readonly width: number;
  readonly height: number;
  /** `none` where it is transparent, and what stands behind it would stay. */
  readonly colour: string;
}

/** Pictures that a text names, by the name that it gives them; those that cannot be shown with the reason. */
export type Pictures = ReadonlyMap<string, Picture | { readonly fault: string }>;

/** Measures the pictures that a text names, as far as they exist; `file` is the text's path from the project's root. */
export async function measurePictures(markdown: string, root: string, file: string): Promise<Pictures> {
  const folder = path.join(root, path.dirname(file));
  const named = [...markdown.matchAll(/\]\((\.\/[^\s)]+)/g)].map(([, name = '']) => name);
  const found = [...new Set(named)].filter(
    (name) =>
      PHOTOGRAPH_NAME.test(name) && statSync(path.join(folder, name), { throwIfNoEntry: false })?.isFile(),
  );
  const measured = found.map(
    async (name) => [name, await measure(root, path.posix.join(path.posix.dirname(file), name))] as const,
  );
  return new Map(await Promise.all(measured));
}

async function measure(root: string, file: string): Promise<Picture | { fault: string }> {
  const original = path.join(root, file);
  const { size } = statSync(original);
  if (size > PICTURE.maxBytes) {
    const [is, most] = [size, PICTURE.maxBytes].map(formatMegabytes);
    return { fault: `pèse ${is} Mo, le maximum est de ${most} Mo : ${REDUCED}` };
  }
  const { default: sharp } = await import('sharp'); // heavy, and most texts have no picture
  try {
    const { compression } = await sharp(original, LIMIT).metadata();
    const isReadable = PICTURE_NAME.test(`./${path.basename(file)}`) && compression !== 'hevc';
    const shown = isReadable ? file : await convert(root, original);
    const picture = sharp(path.join(root, shown), LIMIT);
    const { autoOrient, hasAlpha } = await picture.metadata();
    const colour = await picture.clone().resize(1, 1).removeAlpha().toColourspace('srgb').raw().toBuffer();
    const hex = `#${colour.subarray(0, 3).toString('hex')}`;
    return { address: `/${shown}`, ...autoOrient, colour: hasAlpha ? 'none' : hex };
  } catch (error) {
    const isHuge = error instanceof Error && error.message.includes('pixel limit');
    return {
      fault: isHuge
        ? `dépasse ${PICTURE.maxPixels / 1e6} millions de pixels : ${REDUCED}`
        : 'ne se lit pas : le fichier est abîmé, ou n’est pas une photographie ; enregistrez-la de nouveau en .jpg',
    };
  }
}

const LIMIT = { limitInputPixels: PICTURE.maxPixels };

/** Converts a photograph that Astro does not read, once for each content; returns the path of the file from the root. */
async function convert(root: string, original: string): Promise<string> {
  const bytes = readFileSync(original);
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const known = ['jpg', 'webp'].map((extension) => `${CONVERTED}/${digest}.${extension}`);
  const made = known.find((file) => existsSync(path.join(root, file)));
  if (made !== undefined) return made;
  const { convertPhotograph } = await import('../convert-photograph.ts');
  const converted = await convertPhotograph(bytes);
  const file = `${CONVERTED}/${digest}.${converted.extension}`;
  mkdirSync(path.join(root, CONVERTED), { recursive: true });
  writeFileSync(path.join(root, file), converted.bytes);
  return file;
}

function formatMegabytes(bytes: number): string {
  return (Math.ceil(bytes / 1e5) / 10).toFixed(1).replace('.', ',');
}

const REDUCED = 'enregistrez-la en plus petit, par exemple à 2 400 pixels de large';

/** Frame of a picture, of its size before it is there. `page-body.ts` gives its page the files made of it. */
export function drawPicture({ address, width, height, colour }: Picture, alternative: string): string {
  const place = `<svg viewBox="0 0 ${width} ${height}" fill="${colour}" aria-hidden="true"><path d="M0 0h${width}v${height}H0z"/></svg>`;
  return `<div class="frame">${place}<img src="${address}" width="${width}" height="${height}" alt="${escapeHtml(alternative)}" loading="lazy" decoding="async"></div>`;
}
