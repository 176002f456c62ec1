import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Renderer } from '@takumi-rs/core';
import { codeOf } from '../../cache.ts';
import { LIGHT } from '../../styles/colours.ts';
import { FONTS } from '../fonts/fonts.ts';
import { CARD, drawCard } from './drawing.ts';
import type { CardInputs } from './inputs.ts';

/** The files of this folder that say what a card shows, not how: their result is in the inputs. */
const READERS = new Set(['cards.ts', 'inputs.ts', 'read-page.ts']);

/** The packages that draw, and those whose fonts they draw with. */
const PACKAGES = /^node_modules\/(?:@takumi-rs\/core|@fontsource-variable\/.+)$/;

/** Draws cards as PNG, with the typefaces as their packages have them: with all glyphs and weights. */
export async function cardPainter(): Promise<(inputs: CardInputs) => Promise<Buffer>> {
  const renderer = new Renderer();
  const { resolve } = createRequire(import.meta.url);
  for (const [name, { source }] of Object.entries(FONTS))
    await renderer.registerFont({ name, data: readFileSync(resolve(source)) });
  return (inputs) => renderer.render(drawCard(inputs), { ...CARD, format: 'png' });
}

/** All that draws, as one text: code, packages, fonts. A change of any draws every picture again. */
export function drawingCode(): string {
  const folder = import.meta.dirname;
  const files = readdirSync(folder).filter((file) => !READERS.has(file));
  const lockfile = readFileSync(path.join(folder, '../../../package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lockfile) as { packages: Record<string, { version: string }> }; // npm's format
  const versions = Object.entries(packages).filter(([name]) => PACKAGES.test(name));
  return (
    codeOf(folder, [...files.toSorted(), '../fonts/fonts.ts']) +
    Object.values(LIGHT).join(' ') +
    versions.map(([name, { version }]) => `${name} ${version}`).join('\n')
  );
}
