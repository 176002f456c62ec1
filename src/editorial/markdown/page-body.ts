import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import { render, type CollectionEntry } from 'astro:content';

/** Every picture of the texts, by its address from the project's root, and those that were made of photographs. */
const FILES = {
  ...import.meta.glob<ImageMetadata>('/content/**/*.{avif,jpeg,jpg,png,webp}', {
    eager: true,
    import: 'default',
  }),
  ...import.meta.glob<ImageMetadata>('/.cache/photographs/*.{jpg,webp}', {
    eager: true,
    import: 'default',
    exhaustive: true, // of a folder that begins with a dot
  }),
};

/** Widths in which a picture is made, in pixels: of a phone and of the reading measure, once and twice as fine. */
const WIDTHS = [390, 608, 828, 1216];

/** Width of a picture on its page: the reading measure, or the window without its margins. */
const SIZES = '(min-width: 42rem) 38rem, 92vw';

const IMAGE = /<img src="(\/(?:content|\.cache\/photographs)\/[^"]+)"( width="(\d+)"[^>]*)>/g;

export async function pageBody(entry: CollectionEntry<'articles' | 'about' | 'legal'>) {
  const { headings } = await render(entry);
  const parts = headings.filter(({ depth }) => depth === 2);
  return {
    html: await withPictures(entry.rendered?.html ?? ''),
    sections: parts.map(({ slug: id, text }) => ({ id, text })),
  };
}

/** Makes the pictures of a rendered text as AVIF and WebP in the widths that windows need, by Astro's image service. */
async function withPictures(html: string): Promise<string> {
  const found = [...html.matchAll(IMAGE)];
  const drawn = await Promise.all(
    found.map(([, address = '', rest = '', width]) => makePicture(address, rest, Number(width))),
  );
  return html.replace(IMAGE, () => drawn.shift() ?? '');
}

/** `width` is the file's: to ask its module for it would keep the file as it is, its place and time too, in the build. */
async function makePicture(address: string, rest: string, width: number): Promise<string> {
  const src = FILES[address];
  if (src === undefined) throw new Error(`${address} is not among the pictures of content/.`);
  const widest = Math.min(width, WIDTHS.at(-1) ?? width);
  const widths = [...WIDTHS.filter((one) => one < widest), widest];
  const [avif, webp] = await Promise.all(
    (['avif', 'webp'] as const).map((format) => getImage({ src, format, widths, width: widest })),
  );
  return (
    `<picture><source type="image/avif" srcset="${avif?.srcSet.attribute}" sizes="${SIZES}">` +
    `<img src="${webp?.src}" srcset="${webp?.srcSet.attribute}" sizes="${SIZES}"${rest}></picture>`
  );
}
