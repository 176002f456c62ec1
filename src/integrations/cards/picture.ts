import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { codeOf } from '../cache.ts';
import { CARD, drawCard } from './drawing.ts';
import type { CardInputs } from './inputs.ts';

/** A font as satori takes it. */
export interface CardFont {
  readonly name: 'display' | 'text';
  readonly data: Buffer;
  readonly weight: 500 | 600 | 700;
}

/** The files of this folder that say what a card shows, not how: their result is in the inputs. */
const READERS = new Set(['cards.ts', 'worker.ts', 'inputs.ts', 'read-page.ts']);

/** The packages that draw and the fonts that they draw with. */
const PACKAGES = /^node_modules\/(?:satori|sharp|subset-font|@fontsource-variable\/[\w-]+)$/;

/** Draws a card as a PNG of sixteen colours. */
export async function toPicture(inputs: CardInputs, fonts: CardFont[]): Promise<Buffer> {
  const svg = await satori(drawCard(inputs), { ...CARD, fonts });
  return sharp(Buffer.from(svg))
    .png({ palette: true, colours: 16, dither: 0, compressionLevel: 9, effort: 1 })
    .toBuffer();
}

/** All that draws, as one text: code, packages, the fonts' cutting. A change of any draws every picture again. */
export function drawingCode(): string {
  const folder = import.meta.dirname;
  const files = readdirSync(folder).filter((file) => !READERS.has(file));
  const lockfile = readFileSync(path.join(folder, '../../../package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lockfile) as { packages: Record<string, { version: string }> }; // npm's format
  const versions = Object.entries(packages).filter(([name]) => PACKAGES.test(name));
  return (
    codeOf(folder, [...files.toSorted(), '../fonts.ts']) +
    versions.map(([name, { version }]) => `${name} ${version}`).join('\n')
  );
}
