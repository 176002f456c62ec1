export const SECTORS = [
  'tech',
  'construction',
  'services',
  'health',
  'energy',
  'transport',
  'other',
] as const;

/** Trades of each sector, the usual one first. A firm bids in one of them; the CPV codes of each are in `rules/points.ts`. */
export const TRADES = {
  tech: ['software', 'hardware'],
  construction: ['building', 'civil'],
  services: ['consulting', 'engineering', 'security', 'cleaning'],
  health: ['supplies', 'care'],
  energy: ['installations', 'waste'],
  transport: ['passengers', 'vehicles', 'logistics'],
  other: ['catering', 'grounds', 'furniture'],
} as const satisfies Record<(typeof SECTORS)[number], readonly [string, ...string[]]>;

export type Trade = (typeof TRADES)[keyof typeof TRADES][number];

export const QUALIFICATIONS = [
  'qualibat',
  'qualifelec',
  'passi',
  'hds',
  'secnumcloud',
  'opqibi',
  'iso13485',
  'ars',
] as const;

export const TEAM_SIZES = ['1-10', '11-50', '51-200', '200+'] as const;

/** Regions of France by INSEE code, the same in every language; their names are in `content/tenders.json`. */
export const REGIONS = [
  '01', // Guadeloupe
  '02', // Martinique
  '03', // Guyane
  '04', // La Réunion
  '06', // Mayotte
  '11', // Île-de-France
  '24', // Centre-Val de Loire
  '27', // Bourgogne-Franche-Comté
  '28', // Normandie
  '32', // Hauts-de-France
  '44', // Grand Est
  '52', // Pays de la Loire
  '53', // Bretagne
  '75', // Nouvelle-Aquitaine
  '76', // Occitanie
  '84', // Auvergne-Rhône-Alpes
  '93', // Provence-Alpes-Côte d’Azur
  '94', // Corse
] as const;

export const CRITERIA = ['price', 'quality', 'performance'] as const;

/** State of the contract notice: out (`published`) or only expected (`upcoming`). */
export const STATUSES = ['published', 'upcoming'] as const;

/** Number of comparable contracts that the firm can cite in its sector, fewest first: 0, 1 to 3, 4 to 9, 10 or more. */
export const REFERENCES = ['none', 'few', 'several', 'many'] as const;

export const MOST_STRENGTHS = 2;

/** Largest amount, in euros, and number of days that a wish can name. */
const LARGEST = 999_999_999_999;

/** Firm's profile (scored) and the visitor's wishes (filters, not scored). */
export interface Profile {
  readonly sector: (typeof SECTORS)[number];
  readonly trade: Trade;
  readonly teamSize: (typeof TEAM_SIZES)[number];
  /** Yearly turnover in euros; `null` where the firm does not say, and the one of its team's size is supposed. */
  readonly turnover: number | null;
  readonly regions: readonly (typeof REGIONS)[number][];
  /** Criteria on which the firm is usually better than its competitors, the strongest first: two at most. */
  readonly strengths: readonly (typeof CRITERIA)[number][];
  readonly references: (typeof REFERENCES)[number];
  readonly qualifications: readonly (typeof QUALIFICATIONS)[number][];
  readonly contractsHeld: readonly string[];
  /** Wished budget in euros before VAT, whole duration; `null` is without upper limit. */
  readonly budgetMin: number;
  readonly budgetMax: number | null;
  readonly deadlineMin: number;
  readonly status: 'any' | (typeof STATUSES)[number];
}

export function withSector(profile: Profile, sector: Profile['sector']): Profile {
  return { ...profile, sector, trade: TRADES[sector][0] };
}

/** Typed fields of a profile; the others are chosen from lists. */
export type Typed = Pick<Profile, 'turnover' | 'budgetMin' | 'budgetMax' | 'deadlineMin'>;

/** Finds why typed wishes are invalid, as the key of the console's message, or nothing. */
export function wishError(wishes: Typed): 'budget' | 'budgetOrder' | 'deadline' | undefined {
  const { turnover, budgetMin, budgetMax, deadlineMin } = wishes;
  if (!isWish(deadlineMin)) return 'deadline';
  if (!(turnover === null || isWish(turnover))) return 'budget';
  if (!isWish(budgetMin) || !(budgetMax === null || isWish(budgetMax))) return 'budget';
  return budgetMax !== null && budgetMax < budgetMin ? 'budgetOrder' : undefined;
}

/** Returns whether a number of euros or days is within the limits. */
export function isWish(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= LARGEST;
}

/** Profile before any choice: a builder of 11 to 50 people in Bretagne; no wish excludes a sample. */
export const DEFAULT_PROFILE: Profile = {
  sector: 'construction',
  trade: 'building',
  teamSize: '11-50',
  turnover: null,
  regions: ['53'],
  strengths: ['quality'],
  references: 'few',
  qualifications: [],
  contractsHeld: [],
  budgetMin: 0,
  budgetMax: null,
  deadlineMin: 0,
  status: 'any',
};
