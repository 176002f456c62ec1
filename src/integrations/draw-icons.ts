/**
 * Draws the icons in `public` from the mark in `public/favicon.svg`. Run `node src/integrations/draw-icons.ts` after a
 * change of the mark or of a colour. The icons are committed, and a test compares their colours.
 */
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { DARK, LIGHT } from '#colours.ts';

const PUBLIC = new URL('../../public/', import.meta.url);

/** Hundredth of the path of the mark, in which its dashes are given (`pathLength`, which sharp ignores). */
const UNIT = (Math.PI * 42) / 100;

/** Distance of the middle of the mark above the middle of its square. */
const LIFT = 3.75;

export async function drawIcons(): Promise<Record<string, Buffer>> {
  const source = await readFile(new URL('favicon.svg', PUBLIC), 'utf8');
  const style = `<style>path{stroke:${LIGHT.brand}}@media (prefers-color-scheme:dark){path{stroke:${DARK.brand}}}</style>`;
  const mark = source
    .replace(/<style>.*<\/style>/s, '')
    .replace(
      /stroke-dasharray="([\d.]+) ([\d.]+)"/,
      (_, dash, gap) => `stroke-dasharray="${Number(dash) * UNIT} ${Number(gap) * UNIT}"`,
    )
    .replace(/ pathLength="100"/, '')
    .replace('<path ', `<path stroke="${LIGHT.brand}" `);
  const small = [16, 32, 48].map(async (size) => ({ size, png: await drawSquare(mark, size, 1) }));
  return {
    'favicon.svg': Buffer.from(source.replace(/<style>.*<\/style>/s, style)),
    'favicon.ico': makeIco(await Promise.all(small)),
    // Apple puts black behind what is transparent; a maskable icon keeps its mark within the inner 80 %.
    'apple-touch-icon.png': await drawSquare(mark, 180, 0.72, LIGHT.paper),
    'icon-192.png': await drawSquare(mark, 192, 0.86, LIGHT.paper),
    'icon-512.png': await drawSquare(mark, 512, 0.86, LIGHT.paper),
    'icon-maskable-512.png': await drawSquare(mark, 512, 0.6, LIGHT.paper),
  };
}

async function drawSquare(mark: string, size: number, share: number, background?: string): Promise<Buffer> {
  const side = 100 / share;
  const start = (100 - side) / 2;
  const framed = mark.replace(/viewBox="[^"]*"/, `viewBox="${start} ${start - LIFT} ${side} ${side}"`);
  const image = sharp(Buffer.from(framed), { density: 72 * (size / 100) * 4 }).resize(size, size);
  return (background ? image.flatten({ background }) : image)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** Makes an .ico file: an entry of 16 bytes for each image, then the images. */
function makeIco(images: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}

if (import.meta.main)
  for (const [file, content] of Object.entries(await drawIcons()))
    await writeFile(new URL(file, PUBLIC), content);
