import type { Locale } from '#locales.ts';

/** A number in words that counts what the public figures count, or a share in words; as the text has it. */
export interface NumberInWords {
  readonly text: string;
  /** A count of contracts, offers, consultations or departments. */
  readonly count?: number;
  /** A share from 0 to 1, e.g. of `trois marchés sur cinq`. */
  readonly share?: number;
}

/** The words of a language: its numbers from 0 to 20, other forms and greater ones; what is counted, and shares. */
const WORDS = {
  fr: {
    numbers:
      'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
    others: { une: 1, trente: 30, quarante: 40, cinquante: 50, soixante: 60, cent: 100 },
    units: 'marchés?|contrats?|offres?|consultations?|départements?',
    fractions: {
      'la moitié': 1 / 2,
      'un tiers': 1 / 3,
      'deux tiers': 2 / 3,
      'un quart': 1 / 4,
      'trois quarts': 3 / 4,
    },
  },
  en: {
    numbers:
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
    others: { thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, 'a hundred': 100 },
    units: 'contracts?|bids?|tenders?|départements?|departments?',
    fractions: {
      half: 1 / 2,
      'a third': 1 / 3,
      'two thirds': 2 / 3,
      'a quarter': 1 / 4,
      'three quarters': 3 / 4,
    },
  },
} as const satisfies Record<
  Locale,
  { readonly fractions: Readonly<Record<string, number>>; readonly [name: string]: unknown }
>;

/** Finds the numbers in words of a text that the public figures could hold; `une chance sur trois` is none. */
export function numbersInWords(text: string, locale: Locale): NumberInWords[] {
  const plain = text.replaceAll('’', "'").replaceAll(/[\s\u00A0\u202F]+/g, ' ');
  const { numbers, others, units, fractions } = WORDS[locale];
  const spelt = numbers.split(' ').map((word, value) => [word, value] as const);
  const values = new Map<string, number>([...spelt, ...Object.entries(others)]);
  const shares = new Map<string, number>(Object.entries(fractions));
  const find = (pattern: string) => plain.matchAll(new RegExp(String.raw`(?<![\p{L}\d-])${pattern}`, 'giu'));
  // the longest first: `dix-sept` before `dix`
  const names = [...values.keys()].toReversed().join('|');
  const valueOf = (name = '') => values.get(name.toLowerCase()) ?? 0;
  return [
    ...[...find(String.raw`(${names}) (?:${units})(?!\p{L}| (?:sur|in|out of) )`)]
      .map(([whole, name]) => ({ text: whole, count: valueOf(name) }))
      .filter(({ count }) => count > 1),
    // what it is a share of stands between the two: a chance in words is none of ours
    ...[
      ...find(
        String.raw`(${names})(?: \p{L}+){0,3}? (?:${units})(?: \p{L}+)? (?:sur|in|out of) (${names})(?![\p{L}-])`,
      ),
    ]
      .map(([whole, one, of]) => ({ text: whole, share: valueOf(one) / valueOf(of) }))
      // each dot of a drawing is one contract in a hundred
      .filter(({ share }) => share > 0.01),
    ...[
      ...find(
        `(${[...shares.keys()].join('|')}) (?:des|d'entre|of (?:all|the|these|them|${units}))(?!\\p{L})`,
      ),
    ].map(([whole, name = '']) => ({ text: whole, share: shares.get(name.toLowerCase()) ?? 0 })),
  ];
}
