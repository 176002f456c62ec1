import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import satori from 'satori';
import sharp from 'sharp';
import { cardOf } from '../../routes.ts';
import { addressOf } from '../../server/canonical.ts';
import { listFiles } from '../../server/site-files.ts';
import { CARD, drawCard } from './drawing.ts';
import { cardFonts, type CardFont } from './fonts.ts';
import { cardInputs, type CardInputs } from './inputs.ts';

/** Satori computes on one thread while sharp draws on others. */
const AT_ONCE = 4;

/** Draws the link preview of every page, once: pictures are kept under `cacheDirectory`, named by all that made them. */
export function cards(cacheDirectory: string): AstroIntegration {
  return {
    name: 'cards',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        await mkdir(cacheDirectory, { recursive: true });
        const begun = performance.now();
        const draw = createDrawer(cacheDirectory);
        const queue = listFiles(folder).filter((file) => file.endsWith('.html'));
        let count = 0;
        const work = async () => {
          for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
            const page = addressOf(file);
            const html = await readFile(folder + file, 'utf8');
            // The signup page is the demo page under its own address, and names the picture of that one.
            if (!html.includes(`${cardOf(page)}"`)) continue;
            const picture = await draw(cardInputs(page, html));
            const target = path.join(folder, cardOf(page));
            await mkdir(path.dirname(target), { recursive: true });
            await copyFile(picture, target);
            count += 1;
          }
        };
        await Promise.all(Array.from({ length: AT_ONCE }, work));
        logger.info(`${count} pictures, ${draw.drawn()} new, in ${Math.round(performance.now() - begun)} ms`);
      },
    },
  };
}

/** Draws inputs into the cache, or finds them there; fonts are made when the first picture needs them. */
function createDrawer(directory: string) {
  const source = digestSource();
  /** Pages of the same inputs share a picture: the second waits for the first, which may still be drawing. */
  const pictures = new Map<string, Promise<string>>();
  let fonts: Promise<CardFont[]> | undefined;
  let drawn = 0;

  function draw(inputs: CardInputs): Promise<string> {
    const name = createHash('sha256')
      .update(source)
      .update(JSON.stringify(inputs))
      .digest('hex')
      .slice(0, 20);
    const picture = pictures.get(name) ?? keep(path.join(directory, `${name}.png`), inputs);
    pictures.set(name, picture);
    return picture;
  }

  async function keep(file: string, inputs: CardInputs): Promise<string> {
    if (existsSync(file)) return file;
    drawn += 1;
    const picture = await toPicture(inputs, await (fonts ??= cardFonts()));
    // Another build may draw the same picture: a half-written one must never have its name.
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, picture);
    await rename(draft, file);
    return file;
  }

  return Object.assign(draw, { drawn: () => drawn });
}

async function toPicture(inputs: CardInputs, fonts: CardFont[]): Promise<Buffer> {
  const svg = await satori(drawCard(inputs), { ...CARD, fonts });
  return sharp(Buffer.from(svg))
    .png({ palette: true, colours: 16, dither: 0, compressionLevel: 9, effort: 8 })
    .toBuffer();
}

/** A digest of the code that draws and of the fonts' cutting: a change of either draws every picture again. */
function digestSource(): string {
  const folder = import.meta.dirname;
  const files = [...readdirSync(folder).toSorted(), '../fonts.ts', '../../../package.json'];
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(path.join(folder, file)));
  return hash.digest('hex');
}
