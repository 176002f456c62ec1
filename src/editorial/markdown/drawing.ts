import { existsSync, readFileSync } from 'node:fs';
import { typeset } from '#i18n/typography.ts';
import type { Locale } from '#locales.ts';
import { escapeHtml } from '#text.ts';
import { firstFew } from '../problem.ts';

/** Elements of a drawing; the page's styles give its classes their colours. */
const ELEMENTS = ['svg', 'g', 'path', 'line', 'rect', 'circle', 'polyline', 'text', 'tspan'];

/** Places and sizes only: colours and fonts come from the page's styles, and links are not allowed. */
const ATTRIBUTES =
  'xmlns viewBox class x y x1 y1 x2 y2 dx dy cx cy r rx ry width height d points transform text-anchor'.split(
    ' ',
  );

export const DRAWING_CLASSES = ['ink', 'mid', 'tint', 'key', 'line', 'rule', 't', 'ts', 'tb', 'tn'];

/** In characters: a drawing is part of its page, and the largest so far has 2,500. */
const MAX_LENGTH = 16_384;

const TAG = /<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g;

/**
 * Reads a drawing to be set in the page itself, where it takes the page's fonts and colours, light or dark. Its words
 * get the language's typography. Returns `undefined` for a drawing that `drawingProblems` refuses.
 */
export function readDrawing(file: URL, alternative: string, locale: Locale): string | undefined {
  const source = existsSync(file) ? readDrawingSource(file) : '';
  if (drawingProblems(source).length > 0) return undefined;
  return source
    .replace(/\s+xmlns="[^"]*"/, '')
    .replace('<svg', `<svg role="img" aria-label="${escapeHtml(alternative)}"`)
    .replace(/>\s+</g, '><')
    .replace(/>([^<]+)</g, (_, words: string) => `>${typeset(words, locale)}<`);
}

/** Drawing's source without byte order mark, XML declaration, comments and outer white space. */
export function readDrawingSource(file: URL): string {
  return readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/<\?xml[^>]*>|<!--[\s\S]*?-->/g, '')
    .trim();
}

export function drawingWords(source: string): string[] {
  return [...source.matchAll(/>([^<]+)</g)]
    .map(([, words = '']) => words.trim())
    .filter((words) => words !== '');
}

export function drawingProblems(source: string): string[] {
  const problems = new Set<string>();
  if (source.length > MAX_LENGTH)
    problems.add(`le dessin pèse plus de ${MAX_LENGTH / 1024} ko : simplifiez ses tracés`);
  if (!/^<svg\s[^>]*viewBox=/.test(source)) problems.add('le dessin doit commencer par <svg … viewBox="…">');
  const open: string[] = [];
  for (const [, closing, name = '', attributes = '', empty] of source.matchAll(TAG)) {
    if (!ELEMENTS.includes(name))
      problems.add(
        `le dessin contient <${name}> : seules des formes et des mots sont admis (${firstFew(ELEMENTS)})`,
      );
    for (const problem of attributeProblems(attributes)) problems.add(problem);
    if (closing === '/') {
      const last = open.pop();
      if (last === undefined) problems.add(`le dessin ferme <${name}> sans l'avoir ouvert`);
      else if (last !== name) problems.add(`le dessin ne ferme pas <${last}> avant </${name}>`);
    }
    if (closing === '' && empty === '') open.push(name);
  }
  if (open.length > 0) problems.add(`le dessin ne ferme pas <${open.at(-1)}>`);
  const words = source.replace(TAG, '');
  if (words.includes('<'))
    problems.add('le dessin contient une balise mal écrite : chaque attribut se met entre guillemets');
  if (/&(?!(?:amp|lt|gt|quot);)/.test(words)) problems.add('le dessin contient un & seul : écrivez &amp;');
  return [...problems];
}

function attributeProblems(attributes: string): string[] {
  return [...attributes.matchAll(/([\w:-]+)\s*=\s*["']([^"']*)/g)].flatMap(([, name = '', value = '']) => {
    if (!ATTRIBUTES.includes(name))
      return [`le dessin contient l'attribut ${name} : à retirer, les couleurs viennent de class`];
    const unknown =
      name === 'class' ? value.split(/\s+/).find((word) => !DRAWING_CLASSES.includes(word)) : undefined;
    return unknown === undefined
      ? []
      : [`le dessin contient la classe « ${unknown} » : admises, ${firstFew(DRAWING_CLASSES)}`];
  });
}
