/** A typeface of the site, which `cut.ts` cuts to what the site writes. */
export interface Font {
  /** The variable font in its package. */
  readonly source: string;
  /** The weights that styles may name. */
  readonly weights: { readonly min: number; readonly max: number };
  /** The one weight that its web font has, which stands for all of them; without it the web font has them all. */
  readonly pinned?: number;
  /** What its web font can write. */
  readonly glyphs: 'headings' | 'text';
  /** Whether its web font brings its kerning. */
  readonly isKerned: boolean;
  /** Optical size that the files are pinned to, where the font has that axis. */
  readonly opticalSize?: number;
}

/** The typefaces by the name that styles know them by. */
export const FONTS = {
  display: {
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    weights: { min: 600, max: 750 },
    pinned: 670,
    glyphs: 'headings',
    isKerned: true,
    opticalSize: 48,
  },
  text: {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
    glyphs: 'text',
    isKerned: false, // its kerning is as heavy as its letters, and hardly seen in the sizes of text
  },
} as const satisfies Record<string, Font>;
