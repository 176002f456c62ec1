import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { codeOf } from '../../cache.ts';
import { LIGHT } from '../../styles/colours.ts';
import { FONTS } from '../fonts/fonts.ts';
import { CARD, drawCard } from './drawing.ts';
import type { CardInputs } from './inputs.ts';

/** The files of this folder that say what a card shows, not how: their result is in the inputs. */
const READERS = new Set(['cards.ts', 'inputs.ts', 'read-page.ts']);

/** The packages that draw. */
const PACKAGES = /^node_modules\/(?:satori|sharp)$/;

/** The fonts, as their file and as satori takes them. */
const CARD_FONTS = Object.entries(FONTS).flatMap(([name, { cardWeights }]) =>
  cardWeights.map((weight) => {
    const file = `../fonts/${name}-${weight}.ttf`;
    return { file, name, weight, data: readFileSync(path.join(import.meta.dirname, file)) };
  }),
);

/** Draws a card as a PNG of sixteen colours. */
export async function toPicture(inputs: CardInputs): Promise<Buffer> {
  const svg = await satori(drawCard(inputs), { ...CARD, fonts: CARD_FONTS });
  return sharp(Buffer.from(svg))
    .png({ palette: true, colours: 16, dither: 0, compressionLevel: 6, effort: 1 })
    .toBuffer();
}

/** All that draws, as one text: code, packages, fonts. A change of any draws every picture again. */
export function drawingCode(): string {
  const folder = import.meta.dirname;
  const files = readdirSync(folder).filter((file) => !READERS.has(file));
  const lockfile = readFileSync(path.join(folder, '../../../package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lockfile) as { packages: Record<string, { version: string }> }; // npm's format
  const versions = Object.entries(packages).filter(([name]) => PACKAGES.test(name));
  return (
    codeOf(folder, [...files.toSorted(), ...CARD_FONTS.map(({ file }) => file)]) +
    Object.values(LIGHT).join(' ') +
    versions.map(([name, { version }]) => `${name} ${version}`).join('\n')
  );
}
