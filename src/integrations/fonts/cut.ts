/**
 * Subsets the fonts to the characters and weights of the site. Run `node src/integrations/fonts/cut.ts` after a change of
 * this folder or of the package of a font. The results are committed, and a test compares them.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { FONTS, type Font } from './fonts.ts';

/** OpenType features of the design: accents, kerning, lining and tabular figures. No ligatures. */
const FEATURES = ['mark', 'ccmp', 'kern', 'lnum', 'tnum'];

export async function webFont({ source, characters, weights, pinned, opticalSize }: Font): Promise<Buffer> {
  return subsetFont(await readFile(createRequire(import.meta.url).resolve(source)), characters, {
    targetFormat: 'woff2',
    variationAxes: {
      wght: pinned ?? weights,
      ...(opticalSize === undefined ? {} : { opsz: opticalSize }),
    },
    keepFeatures: FEATURES,
    noHinting: true,
  });
}

if (import.meta.main)
  for (const [name, font] of Object.entries<Font>(FONTS))
    await writeFile(path.join(import.meta.dirname, `../../styles/fonts/${name}.woff2`), await webFont(font));
