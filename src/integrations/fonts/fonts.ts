/** A typeface of the site, which `cut.ts` cuts to what the site writes. */
export interface Font {
  /** The variable font in its package. */
  readonly source: string;
  /** The weights that styles may name. */
  readonly weights: { readonly min: number; readonly max: number };
  /** The one weight that its web font has, which stands for all of them; without it the web font has them all. */
  readonly pinned?: number;
  /** Optical size that the files are pinned to, where the font has that axis. */
  readonly opticalSize?: number;
  /** The characters of its web font: each weighs on every first visit. */
  readonly characters: string;
}

/** Characters of headings and figures in the two languages. */
const HEADINGS =
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789' +
  'ÀÂÇÉÈÊÎÔŒàâçéèêëîïôœùûü' +
  " \u00A0\u202F!%&'()+,-./:;?«»–—’“”…·×−€°";

/** Further characters of texts, names of neighbours included. */
const TEXT = HEADINGS + '"#$*<=>@[]_ÆËÏÙÛÜŸæÿáäíñóöúß‘•²½§©';

/** The typefaces by the name that styles know them by. */
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
