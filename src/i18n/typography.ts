import type { Locale } from '#locales.ts';
import { PLANS, SITE } from '#site.ts';

const NO_BREAK = '\u00A0';
const NARROW = '\u202F';

/** Opens a string that `typeset` must leave to the letter; a private-use character that no text contains. */
const VERBATIM_MARK = '\uE000';

/** Marks a string that the specification quotes: it is shown exactly as typed. */
export function verbatim(text: string): string {
  return VERBATIM_MARK + text;
}

/**
 * Applies a language's typography to plain text, and repairs what word processors and keyboards make of it: quotation
 * marks, missing or ordinary spaces. Applying it twice changes nothing. Text marked by `verbatim` only loses its mark.
 */
export function typeset(text: string, locale: Locale): string {
  if (text.startsWith(VERBATIM_MARK)) return text.slice(VERBATIM_MARK.length);
  return locale === 'fr' ? typesetFrench(text) : typesetEnglish(text);
}

/** Units that stay on the line of their figure, or of the placeholder of one. */
const UNITS =
  /(\d|\}\})[ \u202F](%|€|Md€|M€|k€|kB|ko|Mo|h|jours?|mois|ans?|heures?|minutes?)(?![\p{Letter}\p{Number}])/gu;

/** Names of `site.ts` that begin with a vowel, before which « de » and « que » are elided. */
const ELIDING = [SITE.product, SITE.assistant, ...PLANS.map(({ name }) => name)].filter((name) =>
  /^[aeiouyh]/i.test(name.normalize('NFD')),
);
const BEFORE_NAME = new RegExp(
  `(?<!\\p{Letter})([Dd]|[Qq]u)e (?=${ELIDING.map((name) => RegExp.escape(name)).join('|')})`,
  'gu',
);

/** Replacement, tried only where `sign` occurs. */
type Rule = readonly [sign: string, pattern: RegExp, replacement: string];

/** Most texts hold few of these signs, and searching for a sign is much faster than running its pattern. */
const FRENCH: readonly Rule[] = [
  ["'", /'(?<=\p{Letter}')(?=[\p{Letter}\p{Number}«]|$)/gu, '’'],
  ['...', /\.{3}/g, '…'],
  ['“', /“[ \u00A0\u202F]?/g, '«'],
  ['”', /[ \u00A0\u202F]?”/g, '»'],
  ['"', /(?<=^|[\s(])"(?=[\p{Letter}\p{Number}]|$)/gu, '«'],
  ['"', /"/g, '»'],
  ['«', /«[ \u00A0\u202F]?/g, `«${NARROW}`],
  ['»', /[ \u00A0\u202F]?»/g, `${NARROW}»`],
  [';', /(?<=[\p{Letter}\p{Number})])(?<!&\w+);(?=\s|$)/gu, `${NARROW};`], // not the end of an entity
  ['!', /(?<=[\p{Letter}\p{Number})])!(?=[\s)]|$)/gu, `${NARROW}!`],
  ['?', /(?<=[\p{Letter}\p{Number})])\?(?=[\s)]|$)/gu, `${NARROW}?`],
  [':', /(?<=[\p{Letter}\p{Number})]):(?=\s|$)/gu, `${NO_BREAK}:`],
  [';', /[ \u00A0];/g, `${NARROW};`],
  ['!', /[ \u00A0]!/g, `${NARROW}!`],
  ['?', /[ \u00A0]\?/g, `${NARROW}?`],
  [':', /[ \u202F]:(?=\s|$)/g, `${NO_BREAK}:`],
  ['M. ', /M\.(?<!\p{Letter}M\.) (?=\p{Uppercase})/gu, `M.${NO_BREAK}`],
  ['Mme ', /Mme(?<!\p{Letter}Mme) (?=\p{Uppercase})/gu, `Mme${NO_BREAK}`],
];

function typesetFrench(text: string): string {
  let set = ELIDING.some((name) => text.includes(name)) ? text.replace(BEFORE_NAME, '$1’') : text;
  for (const [sign, pattern, replacement] of FRENCH)
    if (set.includes(sign)) set = set.replace(pattern, replacement);
  if (!/\d|\}\}/.test(set)) return set;
  return set
    .replace(/(\d)[ \u202F](?=\d{3}(?!\d))/g, `$1${NO_BREAK}`)
    .replace(UNITS, `$1${NO_BREAK}$2`)
    .replace(/(\d)(?=[%€])/g, `$1${NO_BREAK}`)
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

/** Number in figures, or a Roman one, and the ending that makes it an ordinal of French: `1er`, `2e`, `XIXe`. */
const ORDINAL = /(?<![\p{Letter}\d])(\d+|[IVX]+)(ers?|res?|es?|nde?s?)(?![\p{Letter}\d])/u;

/** Text in pieces: the endings of its ordinals, which French raises, and what is between them. */
export function ordinalsIn(text: string, locale: Locale): { text: string; isRaised: boolean }[] {
  const found = locale === 'fr' ? ORDINAL.exec(text) : null;
  if (found === null) return [{ text, isRaised: false }];
  const [whole, base = '', ending = ''] = found;
  const after = text.slice(found.index + whole.length);
  return [
    { text: text.slice(0, found.index) + base, isRaised: false },
    { text: ending, isRaised: true },
    ...(after === '' ? [] : ordinalsIn(after, locale)),
  ];
}

export function mapStrings<Value>(value: Value, change: (text: string, key?: string) => string): Value {
  return mapUnknown(value, change) as Value; // strings stay strings, and nothing else changes
}

function mapUnknown(value: unknown, change: (text: string, key?: string) => string, own?: string): unknown {
  if (typeof value === 'string') return change(value, own);
  if (Array.isArray(value)) return value.map((item) => mapUnknown(item, change));
  if (value instanceof Object)
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, mapUnknown(item, change, key)]),
    );
  return value;
}

/** Every string in a tree of values, in order, with the path that leads to it. */
export function listStrings(
  value: unknown,
  path: readonly PropertyKey[] = [],
): { readonly path: readonly PropertyKey[]; readonly text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => listStrings(item, [...path, index]));
  if (value instanceof Object)
    return Object.entries(value).flatMap(([key, item]) => listStrings(item, [...path, key]));
  return [];
}
