/**
 * Draws every icon from the mark in `public/favicon.svg`: `node src/integrations/draw-icons.ts`, after the mark changes.
 * The results are committed, since a build should not depend on a drawing library.
 */
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { COLOUR } from './cards/elements.ts';

const PUBLIC = new URL('../../public/', import.meta.url);

/** The mark counts its dashes in hundredths of its path, which the drawing library ignores: given in real lengths. */
const UNIT = (Math.PI * 42) / 100;

const mark = (await readFile(new URL('favicon.svg', PUBLIC), 'utf8'))
  .replace(/<style>.*<\/style>/s, '')
  .replace(
    /stroke-dasharray="([\d.]+) ([\d.]+)"/,
    (_, dash, gap) => `stroke-dasharray="${Number(dash) * UNIT} ${Number(gap) * UNIT}"`,
  )
  .replace(/ pathLength="100"/, '')
  .replace('<path ', `<path stroke="${COLOUR.klein}" `);

/** The mark's middle is this much above the middle of its square. */
const LIFT = 3.75;

/** The mark over a share of a square, on paper or on nothing. */
async function draw(size: number, share: number, background?: string): Promise<Buffer> {
  const side = 100 / share;
  const start = (100 - side) / 2;
  const framed = mark.replace(/viewBox="[^"]*"/, `viewBox="${start} ${start - LIFT} ${side} ${side}"`);
  const image = sharp(Buffer.from(framed), { density: 72 * (size / 100) * 4 }).resize(size, size);
  return (background ? image.flatten({ background }) : image)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An .ico file: a directory of 16 bytes an image, then the images as they are. */
function ico(images: readonly { size: number; png: Buffer }[]): Buffer {
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

const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await draw(size, 1) })));
await writeFile(new URL('favicon.ico', PUBLIC), ico(small));
// Apple puts black behind what is transparent; a maskable icon keeps its mark within the inner 80 %.
await writeFile(new URL('apple-touch-icon.png', PUBLIC), await draw(180, 0.72, COLOUR.paper));
await writeFile(new URL('icon-192.png', PUBLIC), await draw(192, 0.86, COLOUR.paper));
await writeFile(new URL('icon-512.png', PUBLIC), await draw(512, 0.86, COLOUR.paper));
await writeFile(new URL('icon-maskable-512.png', PUBLIC), await draw(512, 0.6, COLOUR.paper));
