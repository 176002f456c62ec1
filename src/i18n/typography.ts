import type { Locale } from '../locales.ts';
import { SITE } from '../site.ts';

const NO_BREAK = '\u00A0';
const NARROW = '\u202F';

/** Opens a string that `typeset` must leave to the letter; a private-use character that no text contains. */
const VERBATIM_MARK = '\uE000';

/** Marks a string that the specification quotes: it is shown exactly as typed. */
export function verbatim(text: string): string {
  return VERBATIM_MARK + text;
}

/**
 * Applies a language's typography to plain text typed with ordinary spaces and straight apostrophes.
 * Applying it twice changes nothing. Text marked by `verbatim` only loses its mark.
 */
export function typeset(text: string, locale: Locale): string {
  if (text.startsWith(VERBATIM_MARK)) return text.slice(VERBATIM_MARK.length);
  return locale === 'fr' ? typesetFrench(text) : typesetEnglish(text);
}

/** Units that stay on the line of their figure, or of the placeholder of one. */
const UNITS =
  /(\d|\}\})[ \u202F](%|€|Md€|M€|k€|kB|ko|Mo|h|jours?|mois|ans?|heures?|minutes?)(?![\p{Letter}\p{Number}])/gu;

/** « de » and « que » before the product's name, which the next name may not begin with a vowel. */
const BEFORE_PRODUCT = new RegExp(`(?<!\\p{Letter})([Dd]|[Qq]u)e (?=${SITE.product})`, 'gu');
const PRODUCT_ELIDES = /^[aeiouyh]/i.test(SITE.slug);

/** Each rule looks for its rare sign first and around it after: a build sets every text of the site. */
function typesetFrench(text: string): string {
  const elided = PRODUCT_ELIDES && text.includes(SITE.product) ? text.replace(BEFORE_PRODUCT, '$1’') : text;
  const signs = elided
    .replace(/'(?<=\p{Letter}')(?=[\p{Letter}\p{Number}«]|$)/gu, '’')
    .replace(/\.{3}/g, '…')
    .replace(/«[ \u00A0]?/g, `«${NARROW}`)
    .replace(/[ \u00A0]?»/g, `${NARROW}»`)
    .replace(/[ \u00A0]([;!?])/g, `${NARROW}$1`)
    .replace(/[ \u202F](:)(?=\s|$)/g, `${NO_BREAK}$1`)
    .replace(/(M\.|Mme)(?<!\p{Letter}\1) (?=\p{Uppercase})/gu, `$1${NO_BREAK}`);
  if (!/\d/.test(signs)) return signs;
  return signs
    .replace(/(\d)[ \u202F](?=\d{3}(?!\d))/g, `$1${NO_BREAK}`)
    .replace(UNITS, `$1${NO_BREAK}$2`)
    .replace(/(n°|art\.|p\.|[RLD]\.)(?<!\p{Letter}\1) (?=\d)/gu, `$1${NO_BREAK}`);
}

function typesetEnglish(text: string): string {
  return text
    .replace(/(\p{Letter}|\d)'(?=\p{Letter}|\s|$|[,.;:!?)])/gu, '$1’')
    .replace(/(^|[\s(\u2014])'(?=\S)/g, '$1‘')
    .replace(/(^|[\s(\u2014])"(?=\S)/g, '$1“')
    .replace(/"/g, '”')
    .replace(/\.{3}/g, '…')
    .replace(/(\d|\}\}) (?=(?:million|billion|days?|months?|years?|hours?|minutes?|kB)\b)/g, `$1${NO_BREAK}`);
}
