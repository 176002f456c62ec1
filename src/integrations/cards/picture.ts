import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Renderer } from '@takumi-rs/core';
import { FONTS } from '../fonts/fonts.ts';
import type { ListedPage } from '../listed-pages.ts';
import { CARD, drawCard } from './drawing.ts';
import { cardInputs } from './inputs.ts';

/** Paints the card of a page as PNG, with the typefaces as their packages have them: with all glyphs and weights. */
export async function paintCard(page: ListedPage): Promise<Uint8Array<ArrayBuffer>> {
  const painter = await renderer();
  return new Uint8Array(await painter.render(drawCard(cardInputs(page)), { ...CARD, format: 'png' }));
}

let known: Promise<Renderer> | undefined;

/** The one that draws all cards: it keeps the fonts. */
function renderer(): Promise<Renderer> {
  return (known ??= withFonts());
}

async function withFonts(): Promise<Renderer> {
  const made = new Renderer();
  const { resolve } = createRequire(import.meta.url);
  for (const [name, { source }] of Object.entries(FONTS))
    await made.registerFont({ name, data: readFileSync(resolve(source)) });
  return made;
}
