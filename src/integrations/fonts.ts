import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

/** What the two languages write, names of neighbours included: each further glyph weighs on every first visit. */
const GLYPHS =
  String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index)) +
  'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ' +
  'ÁÄÍÑÓÖÚáäíñóöúß' +
  '\u00A0\u202F«»–—‘’“”…•·×−€°²½§©';

/** The OpenType features that the design uses: kerning, accents, and lining tabular figures. */
const FEATURES = ['kern', 'mark', 'ccmp', 'liga', 'lnum', 'tnum'];

/** A variable font of the site: its package, the file there, and the part of its axes that the design uses. */
interface FontSource {
  readonly name: string;
  readonly file: string;
  readonly weights: { readonly min: number; readonly max: number };
  /** Optical size that the file is pinned to, where it has that axis. */
  readonly opticalSize?: number;
}

const SOURCES = {
  display: {
    name: 'display',
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    weights: { min: 600, max: 750 },
    opticalSize: 48,
  },
  text: {
    name: 'text',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
  },
} as const satisfies Record<string, FontSource>;

/**
 * Cuts the site's fonts down to its glyphs and weights, once: the result is kept under `cacheDirectory`, named by
 * its inputs. Returns the path and the weight range of each, for Astro's local font provider.
 */
export async function subsetFonts(cacheDirectory: string) {
  await mkdir(cacheDirectory, { recursive: true });
  const [display, text] = await Promise.all([
    subset(SOURCES.display, cacheDirectory),
    subset(SOURCES.text, cacheDirectory),
  ]);
  return { display, text };
}

/** The same glyphs of a font at one weight, as the plain TrueType that drawing libraries read. */
export async function subsetStatic(font: keyof typeof SOURCES, weight: number): Promise<Buffer> {
  const source: FontSource = SOURCES[font];
  return subsetFont(await readSource(source), GLYPHS, {
    targetFormat: 'sfnt',
    variationAxes: axes(source, weight),
    keepFeatures: FEATURES,
    noHinting: true,
  });
}

async function subset(source: FontSource, directory: string) {
  const { name, weights } = source;
  const original = await readSource(source);
  const options = {
    targetFormat: 'woff2',
    variationAxes: axes(source, weights),
    keepFeatures: FEATURES,
    noHinting: true,
  } as const;
  const inputs = createHash('sha256')
    .update(original)
    .update(GLYPHS)
    .update(JSON.stringify(options))
    .digest('hex');
  const target = path.join(directory, `${name}-${inputs.slice(0, 12)}.woff2`);
  if (!existsSync(target)) {
    await writeFile(target, await subsetFont(original, GLYPHS, options));
  }
  return { path: target, weight: `${weights.min} ${weights.max}` };
}

function readSource({ file }: FontSource): Promise<Buffer> {
  return readFile(createRequire(import.meta.url).resolve(file));
}

function axes({ opticalSize }: FontSource, weight: number | FontSource['weights']) {
  return { wght: weight, ...(opticalSize === undefined ? {} : { opsz: opticalSize }) };
}
