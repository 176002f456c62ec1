/**
 * Cuts the site's fonts down to its glyphs and weights, and measures what stands in for them:
 * `node src/integrations/fonts/cut.ts`, after a change of this folder or of a font's package. The results are committed,
 * since they cost every build a fifth of its time.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create } from 'fontkitten';
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

/** How both style sheets begin. */
const WRITTEN =
  '/* Written by src/integrations/fonts/cut.ts, which cuts and measures the fonts: not to be changed by hand. */';

/** The OpenType features that the design uses: accents, ligatures, and lining tabular figures. */
const FEATURES = ['mark', 'ccmp', 'liga', 'lnum', 'tnum'];

/**
 * The style sheet with both typefaces in it, each as data: one file, since two take two connections. `block`: where no
 * script waits for them (`frame/Head`), a browser draws no text in the stand-in while it decodes them.
 */
export async function typefaces(): Promise<string> {
  const rules = await Promise.all(
    Object.entries(FONTS).map(async ([name, font]: [string, Font]) => {
      const { min, max } = font.weights;
      const file = await cut(font, 'woff2', GLYPHS[font.glyphs], font.pinned ?? font.weights);
      return [
        '@font-face {',
        `  font-family: ${familyOf(name)};`,
        `  src: url('data:font/woff2;base64,${file.toString('base64')}');`,
        `  font-weight: ${min} ${max};`,
        '  font-display: block;',
        '}',
      ].join('\n');
    }),
  );
  return `${WRITTEN}\n${rules.join('\n\n')}\n`;
}

function familyOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** A font in one weight that writes any text, as TrueType. */
function cutSfnt(font: Font, weight: number): Promise<Buffer> {
  return cut(font, 'sfnt', TEXT, weight);
}

async function cut(
  font: Font,
  targetFormat: 'woff2' | 'sfnt',
  glyphs: string,
  wght: number | Font['weights'],
): Promise<Buffer> {
  const original = await readFile(createRequire(import.meta.url).resolve(font.source));
  return subsetFont(original, glyphs, {
    targetFormat,
    variationAxes: { wght, ...(font.opticalSize === undefined ? {} : { opsz: font.opticalSize }) },
    keepFeatures: font.isKerned ? [...FEATURES, 'kern'] : FEATURES,
    noHinting: true,
  });
}

/** What widths are compared by: as many of each letter as the two languages have. */
const SAMPLE =
  'Pour chaque marché public, le score donne une chance de gagner, une fourchette et les raisons qui jouent pour vous ' +
  'ou contre vous : vous choisissez alors ceux auxquels répondre. For each public tender, the score gives a chance of ' +
  'winning, a range and the reasons that work for you or against you: you then choose which ones to bid for.';

/** Arial, which nearly every system has, or Liberation Sans of the same widths: that of the sample, in ems. */
const STAND_INS = {
  regular: { names: ['Arial', 'Liberation Sans'], width: 150.15 },
  bold: { names: ['Arial Bold', 'Liberation Sans Bold'], width: 162.03 },
} as const;

/** The width of the sample in a font, in ems. */
function widthIn(sfnt: Buffer): number {
  const font = create(sfnt);
  if (font.isCollection) throw new TypeError('A collection of fonts has no width.');
  const widths = Array.from(SAMPLE, (sign) => font.glyphForCodePoint(sign.codePointAt(0) ?? 0).advanceWidth);
  return widths.reduce((sum, width) => sum + width, 0) / font.unitsPerEm;
}

/** From this weight on the bold of what stands in is used, whose width is compared with that of this weight. */
const BOLD = 600;

/**
 * The style sheet of what stands in for the fonts, with words as wide as theirs: where they come too late, and where
 * fonts are blocked.
 */
export async function standIns(): Promise<string> {
  const rules = await Promise.all(
    Object.entries(FONTS).map(async ([name, font]: [string, Font]) => {
      const { min, max } = font.weights;
      const faces = [
        ...(min < BOLD ? [{ ...STAND_INS.regular, weight: min, weights: undefined }] : []),
        { ...STAND_INS.bold, weight: font.pinned ?? BOLD, weights: `${Math.max(min, BOLD)} ${max}` },
      ];
      return Promise.all(
        faces.map(async ({ names, width, weight, weights }) => {
          const share = widthIn(await cutSfnt(font, weight)) / width;
          return [
            '@font-face {',
            `  font-family: ${familyOf(name)}StandIn;`,
            `  src: ${names.map((local) => `local('${local}')`).join(', ')};`,
            ...(weights === undefined ? [] : [`  font-weight: ${weights};`]),
            `  size-adjust: ${Math.round(share * 100)}%;`,
            '}',
          ].join('\n');
        }),
      );
    }),
  );
  return `${WRITTEN}\n${rules.flat().join('\n\n')}\n`;
}

if (import.meta.main) {
  const styles = path.join(import.meta.dirname, '../../styles');
  await writeFile(path.join(styles, 'stand-ins.css'), await standIns());
  await writeFile(path.join(styles, 'typefaces.css'), await typefaces());
}
