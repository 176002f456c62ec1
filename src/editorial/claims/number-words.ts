import type { Locale } from '../../locales.ts';

/** A number in words that counts what the public figures count, or a share in words; as the text has it. */
export interface NumberInWords {
  readonly text: string;
  /** A count of contracts, offers, consultations or departments. */
  readonly count?: number;
  /** A share from 0 to 1, e.g. of `trois marchés sur cinq`. */
  readonly share?: number;
}

const SMALL = {
  fr: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
} as const;
const TENS = {
  fr: 'vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt',
  en: 'twenty thirty forty fifty sixty seventy eighty ninety',
} as const;

/** Spells a number from 0 to 99. */
function spell(number: number, locale: Locale): string {
  const [small, tens] = [SMALL[locale].split(' '), TENS[locale].split(' ')];
  if (number < 20) return small[number] ?? '';
  const ten = tens[Math.floor(number / 10) - 2] ?? '';
  const isTwenty = locale === 'fr' && number >= 60 && Math.floor(number / 10) % 2 === 1;
  const rest = (number % 10) + (isTwenty ? 10 : 0);
  if (rest === 0) return number === 80 && locale === 'fr' ? `${ten}s` : ten;
  const isJoined = locale === 'fr' && rest % 10 === 1 && number < 80;
  return isJoined ? `${ten} et ${small[rest]}` : `${ten}-${small[rest]}`;
}

const FRACTIONS = {
  fr: {
    'la moitié': 1 / 2,
    'un tiers': 1 / 3,
    'deux tiers': 2 / 3,
    'un quart': 1 / 4,
    'trois quarts': 3 / 4,
  },
  en: { half: 1 / 2, 'a third': 1 / 3, 'two thirds': 2 / 3, 'a quarter': 1 / 4, 'three quarters': 3 / 4 },
} as const;
const UNITS = {
  fr: 'marchés|contrats|offres|consultations|départements',
  en: 'contracts|bids|tenders|départements|departments',
} as const;

const SHARED = {
  fr: 'marchés?|contrats?|offres?|consultations?',
  en: 'contracts?|bids?|tenders?',
} as const;

/** The expressions of a language, and what its words come to. */
function wordsOf(locale: Locale) {
  const spelt = Array.from({ length: 98 }, (_, place) => [spell(place + 2, locale), place + 2] as const);
  const hundred = locale === 'fr' ? 'cent' : 'a hundred';
  const values = new Map<string, number>([...spelt, [hundred, 100], ['un', 1], ['une', 1], ['one', 1]]);
  // The longest first: `vingt-deux` before `vingt`.
  const names = [...values.keys()].toSorted((one, other) => other.length - one.length).join('|');
  const start = String.raw`(?<![\p{L}\d-])`;
  return {
    values,
    counted: new RegExp(
      String.raw`${start}(${names}) (?:${UNITS[locale]})(?!\p{L}| (?:sur|in|out of) )`,
      'giu',
    ),
    // What it is a share of stands between the two: a chance in words is none of ours.
    parts: new RegExp(
      String.raw`${start}(${names})(?: \p{L}+){0,3}? (?:${SHARED[locale]})(?: \p{L}+)? (?:sur|in|out of) (${names})(?![\p{L}-])`,
      'giu',
    ),
    fractions: new RegExp(
      String.raw`${start}(${Object.keys(FRACTIONS[locale]).join('|')}) (?:des|d'entre|of (?:all|the|these|them|${UNITS[locale]}))(?!\p{L})`,
      'giu',
    ),
  };
}

const WORDS = { fr: wordsOf('fr'), en: wordsOf('en') } as const satisfies Record<Locale, unknown>;

/** The numbers in words of a text that the public figures could hold; `une chance sur trois` is none. */
export function numbersInWords(text: string, locale: Locale): NumberInWords[] {
  const plain = text.replaceAll('’', "'").replaceAll(/[\s\u00A0\u202F]+/g, ' ');
  const { values, counted, parts, fractions } = WORDS[locale];
  const valueOf = (name = '') => values.get(name.toLowerCase()) ?? 0;
  const shares: Readonly<Record<string, number>> = FRACTIONS[locale];
  return [
    ...[...plain.matchAll(counted)]
      .map(([whole, name]) => ({ text: whole, count: valueOf(name) }))
      .filter(({ count }) => count > 1),
    ...[...plain.matchAll(parts)]
      .map(([whole, one, of]) => ({ text: whole, share: valueOf(one) / valueOf(of) }))
      // Each dot of a drawing is one contract in a hundred.
      .filter(({ share }) => share > 0.01),
    ...[...plain.matchAll(fractions)].map(([whole, name = '']) => ({
      text: whole,
      share: shares[name.toLowerCase()] ?? 0,
    })),
  ];
}
