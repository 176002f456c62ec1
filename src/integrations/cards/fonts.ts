import { subsetStatic } from '../fonts.ts';

/** A font as satori takes it. */
export interface CardFont {
  readonly name: 'display' | 'text';
  readonly data: Buffer;
  readonly weight: 500 | 600 | 700;
}

/** The site's fonts at the three weights of a card: satori reads neither woff2 nor variable fonts. */
export async function cardFonts(): Promise<CardFont[]> {
  return [
    { name: 'display', weight: 700, data: await subsetStatic('display', 700) },
    { name: 'text', weight: 500, data: await subsetStatic('text', 500) },
    { name: 'text', weight: 600, data: await subsetStatic('text', 600) },
  ];
}
