import { readFileSync } from 'node:fs';
import { typeset } from '../i18n/typography.ts';
import type { Locale } from '../locales.ts';

/** What a drawing may be made of; the page's styles give its classes their colours. */
const ELEMENTS = new Set(['svg', 'g', 'path', 'line', 'rect', 'circle', 'polyline', 'text', 'tspan']);
const FORBIDDEN_ATTRIBUTE = /\s(?:style|id|on\w+|href|xlink:href)\s*=/i;

/**
 * Reads a drawing to be set in the page itself, where it takes the page's fonts and colours, light or dark. Its words
 * get the language's typography. Throws a sentence for the editor when the drawing holds anything but shapes and words.
 */
export function readDrawing(file: URL, alternative: string, locale: Locale): string {
  const source = readFileSync(file, 'utf8')
    .replace(/<\?xml[^>]*>|<!--[\s\S]*?-->/g, '')
    .trim();
  for (const [, name = ''] of source.matchAll(/<\/?([\w:-]+)/g)) {
    if (!ELEMENTS.has(name))
      throw new Error(`le dessin contient <${name}> : seuls ${[...ELEMENTS].join(', ')} sont admis`);
  }
  if (FORBIDDEN_ATTRIBUTE.test(source))
    throw new Error('le dessin contient un attribut style, id, href ou on… : à retirer');
  if (!/^<svg [^>]*viewBox=/.test(source))
    throw new Error('le dessin doit commencer par <svg … viewBox="…">');
  return source
    .replace(/\s+xmlns="[^"]*"/, '')
    .replace('<svg', `<svg role="img" aria-label="${escapeAttribute(alternative)}"`)
    .replace(/>\s+</g, '><')
    .replace(/>([^<]+)</g, (_, words: string) => `>${typeset(words, locale)}<`);
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
