import type { Trade } from '#schemas/profile.ts';

/**
 * The formula of the demo console, as data: what the product page prints is what the code applies.
 * A convention for samples, not a model fitted to results; its score must never be called a measured
 * probability.
 */

/** Points of each factor. In lists of bands, the last band reached applies, and the first when none is. */
export const POINTS = {
  /** Where nothing is known or measured: an even chance at 3.2 tenderers, the EU average of 2021 (European Court of Auditors, special report 28/2023). */
  start: 31,
  /** Only tenders of the firm's trade have a score. */
  sector: 15,
  /** The first references weigh most; further ones add little. */
  references: { none: 0, few: 15, several: 18, many: 20 },
  /** Being able to work on the spot where the tender asks for it; not a preference for local firms, which the law forbids. */
  region: { served: 5, unserved: -5 },
  /** A lot's value per year as a percentage of the yearly turnover assumed for the team. */
  capacity: [
    { level: 'comfortable', overPercent: 0, points: 4 },
    { level: 'proportionate', overPercent: 10, points: 2 },
    { level: 'stretched', overPercent: 25, points: -1 },
    { level: 'excessive', overPercent: 50, points: -4 },
  ],
  /** Per ten percent of award weight on the firm's first strength and on its second, rounded to the nearest point in all. */
  criteria: { first: 1, second: 0.5 },
  incumbency: { incumbent: 6, vacant: 2, challenger: -4 },
  /** Days left; 30 is the least an open procedure allows with electronic submission (art. R2161-3). */
  deadline: [
    { fromDays: 0, points: -3 },
    { fromDays: 15, points: 0 },
    { fromDays: 30, points: 1 },
    { fromDays: 60, points: 3 },
  ],
  /** Each thing that the notice asks for and the profile lacks. */
  requirements: { references: -15, qualification: -30, turnover: -20 },
} as const;

/** No score promises a win or rules one out; without a known number of bids and an incumbent, none is above `unknown`. */
export const BOUNDS = { lowest: 2, highest: 97, unknown: 65 } as const;

/** Yearly turnover assumed for a team, in euros: 100 000 a head at the middle of its band, 400 heads above 200. */
export const TURNOVER = {
  '1-10': 500_000,
  '11-50': 3_000_000,
  '51-200': 12_500_000,
  '200+': 40_000_000,
} as const;

/** Points on either side of the score: always (the profile is declared, not checked), and for each figure that is missing. */
export const MARGINS = {
  always: 5,
  bidsUnknown: 3,
  noticeUpcoming: 4,
  criteriaUnknown: 3,
  referencesNone: 3,
} as const;

/** The beginnings of the CPV codes of each trade; a tender's sector tells apart those that two trades share. */
export const TRADE_CODES = {
  software: ['48', '72', '38221'],
  hardware: ['30', '32'],
  building: ['4521', '4526', '453', '454'],
  civil: ['4522', '4523', '4524'],
  consulting: ['793', '794'],
  engineering: ['71'],
  security: ['797'],
  cleaning: ['909'],
  supplies: ['33'],
  care: ['85'],
  installations: ['31', '5023', '45261215'],
  waste: ['905'],
  passengers: ['60'],
  vehicles: ['34'],
  logistics: ['63'],
  catering: ['55'],
  grounds: ['77'],
  furniture: ['39'],
} as const satisfies Record<Trade, readonly string[]>;
