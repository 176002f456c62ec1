import { expect, it } from 'vitest';
import { COLOURS, DARK, LIGHT, type ColourName } from '#colours.ts';

/** Value of each token by theme. */
const TOKENS = new Map(
  Object.keys(COLOURS).map((name) => {
    const token = name as ColourName; // a key of theirs
    return [name, { light: LIGHT[token], dark: DARK[token] }];
  }),
);

/** Text colours by background. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  paper: ['ink', 'soft', 'brand', 'error'],
  sheet: ['ink', 'soft', 'brand', 'error'],
  hair: ['ink', 'soft', 'brand', 'error'],
  tint: ['ink', 'brand'],
  brand: ['on-brand'],
  'brand-deep': ['on-brand'],
  'on-brand': ['brand'],
  band: ['on-band', 'on-band-soft'],
  'on-band': ['band'],
  ink: ['paper'],
  'share-1': ['ink'],
  'share-2': ['ink'],
  'share-3': ['on-share'],
  'share-4': ['paper'],
};

/** Colours of visible non-text parts: edges of fields and buttons, focus, marks, drawings. */
const SHAPES: Readonly<Record<string, readonly string[]>> = {
  paper: ['ink', 'soft', 'mid', 'brand', 'error'],
  sheet: ['ink', 'soft', 'mid', 'brand', 'error'],
  hair: ['ink', 'brand'],
  band: ['on-band'],
};

/** The contrast of two colours, from 1 to 21, as WCAG 2 defines it. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const pairs = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table).flatMap(([surface, signs]) =>
    signs.flatMap((sign) => (['light', 'dark'] as const).map((theme) => [sign, surface, theme] as const)),
  );

function computeContrast(sign: string, surface: string, theme: 'light' | 'dark'): number {
  const [above, below] = [TOKENS.get(sign), TOKENS.get(surface)];
  if (above === undefined || below === undefined) throw new Error(`No colour ${sign} or ${surface}.`);
  return contrast(above[theme], below[theme]);
}

it.each(pairs(WORDS))('contrast of text, %s on %s in the %s, is 4.5 or more', (...pair) => {
  expect(computeContrast(...pair)).toBeGreaterThanOrEqual(4.5);
});

it.each(pairs(SHAPES))('contrast of shapes, %s on %s in the %s, is 3 or more', (...pair) => {
  expect(computeContrast(...pair)).toBeGreaterThanOrEqual(3);
});
