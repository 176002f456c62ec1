/**
 * Every colour of the brand, by the name of its token (`--paper`), by day and by night; one alone is the same in both.
 * Pages, mails, cards, icons and the bars of a browser read them here, and nothing else names a raw colour.
 */
export const COLOURS = {
  paper: ['#f6f3ec', '#0c0f16'],
  sheet: ['#fffefb', '#141925'],
  ink: ['#11151d', '#f2efe8'],
  soft: ['#555d6b', '#a7adba'],
  mid: ['#8a8c91', '#7f838c'],
  rule: ['#d9d3c5', '#2b3242'],
  hair: ['#e8e3d7', '#202634'],
  brand: ['#002fa7', '#8fabff'],
  'brand-deep': ['#00227d', '#b3c6ff'],
  tint: ['#dfe6fb', '#1b2747'],
  'on-brand': ['#ffffff', '#0b1020'],
  error: ['#b8301a', '#ff8d76'],
  veil: ['#11151d80', '#000000b3'],
  // Shares on a map, from the lowest; what is written on the third.
  'share-1': ['#e6e0d3', '#30394d'],
  'share-2': ['#c0bbb0', '#566076'],
  'share-3': ['#777a80', '#8b91a0'],
  'share-4': ['#2b2f38', '#dcdad5'],
  'on-share': ['#000000', '#0b0d12'],
  band: ['#002fa7'],
  'on-band': ['#ffffff'],
  'on-band-soft': ['#d5defa'],
  'on-band-rule': ['#4d6fc4'],
} as const satisfies Record<string, readonly [day: string, night?: string]>;

export type ColourName = keyof typeof COLOURS;

type Colours = Readonly<Record<ColourName, string>>;

export const LIGHT = themeColours('day');
export const DARK = themeColours('night');

function themeColours(time: 'day' | 'night'): Colours {
  const colours = Object.entries(COLOURS).map(([name, [day, night = day]]: [string, readonly string[]]) => [
    name,
    time === 'day' ? day : night,
  ]);
  return Object.fromEntries(colours) as Colours; // an entry for each name, by construction
}

/** Colours of drawings where the visitor's system sets all colours; what is not drawn has its own by itself. */
const FORCED = {
  paper: 'Canvas',
  sheet: 'Canvas',
  tint: 'Canvas',
  ink: 'CanvasText',
  soft: 'CanvasText',
  mid: 'GrayText',
  rule: 'GrayText',
  hair: 'GrayText',
  brand: 'Highlight',
  'brand-deep': 'Highlight',
  'on-brand': 'HighlightText',
  band: 'Canvas',
  'on-band': 'CanvasText',
  'on-band-soft': 'CanvasText',
  'on-band-rule': 'GrayText',
} as const satisfies Partial<Record<ColourName, string>>;

export function colourTokens(): string {
  const tokens = Object.entries(COLOURS).map(
    ([name, [day, night]]: [string, readonly string[]]) =>
      `--${name}:${night === undefined ? day : `light-dark(${day},${night})`}`,
  );
  const forced = Object.entries(FORCED).map(([name, colour]) => `--${name}:${colour}`);
  return `:root{${tokens.join(';')}}@media(forced-colors:active){:root{${forced.join(';')}}}`;
}
