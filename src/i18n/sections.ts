import { FEATURES, type Feature } from '../site.ts';

/** A section of Mustache: `{{#newsletter}}…{{/newsletter}}` with a part, `{{^newsletter}}…{{/newsletter}}` without it. */
const SECTION = /\{\{([#^])(\w+)\}\}([\s\S]*?)\{\{\/\2\}\}/g;

/** A line, or lines, that a section is the whole of. */
const WHOLE_LINES = /^[ \t]*\{\{([#^])(\w+)\}\}([\s\S]*?)\{\{\/\2\}\}[ \t]*\n/gm;

/**
 * Resolves the sections of a text or message about parts that can be switched off (`FEATURES`). A section of whole lines
 * goes with its lines, so that a table stays whole. A name that is no part stays as it is, for the checks to refuse.
 */
export function resolveSections(text: string): string {
  if (!text.includes('{{#') && !text.includes('{{^')) return text;
  return text
    .replace(WHOLE_LINES, (whole: string, sign: string, name: string, inside: string) =>
      keep(whole, sign, name, inside, '\n'),
    )
    .replace(SECTION, (whole: string, sign: string, name: string, inside: string) =>
      keep(whole, sign, name, inside, ''),
    );
}

function keep(whole: string, sign: string, name: string, inside: string, end: string): string {
  if (!isFeature(name)) return whole;
  return FEATURES[name] === (sign === '#') ? inside + end : '';
}

function isFeature(name: string): name is Feature {
  return Object.hasOwn(FEATURES, name);
}
