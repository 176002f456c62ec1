/** Typeface of the site, of which `cut.ts` makes a subset. */
export interface Font {
  readonly source: string;
  /** Weights that styles may name. */
  readonly weights: { readonly min: number; readonly max: number };
  /** The only weight of the subset, in place of all; without it the subset has all weights. */
  readonly pinned?: number;
  /** Optical size of the subset, where the font has that axis. */
  readonly opticalSize?: number;
  readonly characters: string;
}

/** Characters of headings and figures in both languages. */
const HEADINGS =
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789' +
  'ÀÂÇÉÈÊÎÔŒàâçéèêëîïôœùûü' +
  " \u00A0\u202F!%&'()+,-./:;?«»–—’“”…·×−€°";

/** Characters of texts: those of headings, and more signs and letters of names. */
const TEXT = HEADINGS + '"#$*<=>@[]_ÆËÏÙÛÜŸæÿáäíñóöúß‘•²½§©';

export const FONTS = {
  display: {
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    weights: { min: 600, max: 750 },
    pinned: 670,
    opticalSize: 48,
    characters: HEADINGS,
  },
  text: {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
    characters: TEXT,
  },
} as const satisfies Record<string, Font>;
