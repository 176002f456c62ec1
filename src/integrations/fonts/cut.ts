/**
 * Cuts the site's fonts down to its glyphs and weights: `node src/integrations/fonts/cut.ts`, after a change of this
 * folder or of a font's package. The results are committed, since they cost every build a fifth of its time.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { FONTS, type Font } from './fonts.ts';

/** What headings and figures write in the two languages: a phone has it with its first paint. */
const HEADINGS =
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789' +
  'ÀÂÇÉÈÊÎÔŒàâçéèêëîïôœùûü' +
  " \u00A0\u202F!%&'()+,-./:;?«»–—’“”…·×−€°";

/** What the two languages write, names of neighbours included: each further glyph weighs on every first visit. */
const TEXT =
  String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index)) +
  'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ' +
  'ÁÄÍÑÓÖÚáäíñóöúß' +
  '\u00A0\u202F«»–—‘’“”…•·×−€°²½§©';

const GLYPHS = { headings: HEADINGS, text: TEXT } as const;

/** The OpenType features that the design uses: kerning, accents, and lining tabular figures. */
const FEATURES = ['kern', 'mark', 'ccmp', 'liga', 'lnum', 'tnum'];

/** The files of a font by name: its web font, and one TrueType file for each weight of the cards, which write any text. */
export async function cutFont(name: string, font: Font): Promise<Record<string, Buffer>> {
  const original = await readFile(createRequire(import.meta.url).resolve(font.source));
  const cut = (targetFormat: 'woff2' | 'sfnt', glyphs: string, wght: number | Font['weights']) =>
    subsetFont(original, glyphs, {
      targetFormat,
      variationAxes: { wght, ...(font.opticalSize === undefined ? {} : { opsz: font.opticalSize }) },
      keepFeatures: FEATURES,
      noHinting: true,
    });
  const files = {
    [`${name}.woff2`]: await cut('woff2', GLYPHS[font.glyphs], font.pinned ?? font.weights),
  };
  for (const weight of font.cardWeights) files[`${name}-${weight}.ttf`] = await cut('sfnt', TEXT, weight);
  return files;
}

if (import.meta.main) {
  for (const [name, font] of Object.entries(FONTS)) {
    for (const [file, content] of Object.entries(await cutFont(name, font)))
      await writeFile(path.join(import.meta.dirname, file), content);
  }
}
