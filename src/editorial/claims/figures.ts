/** A sentence of an article that states figures, and where they come from. */
export interface Statement {
  readonly line: number;
  readonly field: string;
  readonly sentence: string;
  readonly figures: readonly string[];
  /** Places of its sources in the front matter; none for an example or a figure of the company. */
  readonly sources: readonly number[];
  /** Missing when nothing says where the figures come from. */
  readonly origin: 'source' | 'example' | 'company' | undefined;
}

/**
 * A number that claims something of the world: a share, an amount of money, a count of what public purchasing counts,
 * or any count of thousands. Not dates, durations, articles of law, nor a small number that stands alone.
 */
const START = String.raw`(?<![\p{L}\d/°_.,-])`;
const GROUPED = String.raw`\d{1,3}(?:[ \u00A0\u202F,]\d{3})+(?!\d)(?:[.,]\d+)?`;
const NUMBER = String.raw`(?:${GROUPED}|\d+(?:[.,]\d+)?)`;

/** Signs that make a number a claim, after it: a sign, a currency, or what is counted. */
const COUNTED = [
  'millions?',
  'milliards?',
  'billions?',
  'points?',
  'fois',
  'offres?',
  'marchés?',
  'contrats?',
  'consultations?',
  'procédures?',
  'entreprises?',
  'candidate?s?',
  'candidatures?',
  'soumissionnaires?',
  'acheteurs?',
  'sources',
  'avis',
  'postes',
  'bids?',
  'bidders?',
  'tenders?',
  'contracts?',
  'procedures?',
  'companies',
  'buyers?',
  'notices?',
  'positions',
  'times',
].join('|');

const SPACE = String.raw`[ \u00A0\u202F]`;
const FIGURE = new RegExp(
  `€${NUMBER}(?:bn|m|M|k)?|${START}${NUMBER}(?:${SPACE}?(?:%|€|k€|M€|Md€)|${SPACE}(?:${COUNTED})(?!\\p{L}))|${START}${GROUPED}`,
  'gu',
);

/** The figures of a text in the order in which they stand, with their units. */
export function figuresIn(text: string): string[] {
  if (!/\d/.test(text)) return []; // most sentences, and much faster
  return [...text.matchAll(FIGURE)].map(([figure]) => figure);
}

/** A text cut into its sentences. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!…])\s+(?=[\p{Lu}«"])/u);
}
