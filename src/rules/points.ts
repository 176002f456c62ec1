/**
 * The formula of the demo console, as data: what the product page prints is what the code applies.
 * It is a convention for samples, not a model fitted to results; its score must never be called a measured
 * probability. With the average start any sum of the tables stays within BOUNDS; with a measured start a sum may leave
 * them, and a factor of its own then says what was cut.
 */

/** Points of each factor. In lists of bands, the last band reached applies, and the first when none is. */
export const POINTS = {
  /** Where nothing is measured: an even chance at 3.2 tenderers, the EU average of 2021 (European Court of Auditors, special report 28/2023). */
  start: 31,
  /** Same sector, same trade by CPV division in another sector, or another trade. */
  sector: { same: 15, related: 0, different: -10 },
  /** The first references weigh most; further ones add little. */
  references: { none: 0, few: 15, several: 18, many: 20 },
  /** Being able to work on the spot; not a preference for local firms, which the law forbids. */
  region: { served: 5, unserved: -5 },
  /** A lot's value per year as a percentage of the yearly turnover assumed for the team. */
  capacity: [
    { level: 'comfortable', overPercent: 0, points: 4 },
    { level: 'proportionate', overPercent: 10, points: 2 },
    { level: 'stretched', overPercent: 25, points: -1 },
    { level: 'excessive', overPercent: 50, points: -4 },
  ],
  /** Per ten percent of award weight on the firm's strengths, rounded to the nearest point. */
  criteria: { perTenPercent: 1 },
  incumbency: { incumbent: 6, vacant: 2, challenger: -4 },
  /** Days left; 30 is the least an open procedure allows with electronic submission (art. R2161-3). */
  deadline: [
    { fromDays: 0, points: -3 },
    { fromDays: 15, points: 0 },
    { fromDays: 30, points: 1 },
    { fromDays: 60, points: 3 },
  ],
  /** Bids received last time; without the figure, an average number is supposed. */
  competition: [
    { fromBids: 1, points: 3 },
    { fromBids: 2, points: 2 },
    { fromBids: 3, points: 0 },
    { fromBids: 4, points: -1 },
    { fromBids: 6, points: -2 },
    { fromBids: 8, points: -3 },
  ],
  competitionUnknown: 0,
} as const;

/** The least and the most that the tables can add up to: never 0 nor 100. */
export const BOUNDS = { lowest: 2, highest: 97 } as const;

/** Yearly turnover assumed for a team, in euros: 100 000 a head at the middle of its band, 400 heads above 200. */
export const TURNOVER = {
  '1-10': 500_000,
  '11-50': 3_000_000,
  '51-200': 12_500_000,
  '200+': 40_000_000,
} as const;

/** Points on either side of the score: always (the profile is declared, not checked), and for each figure that is missing. */
export const MARGINS = { always: 5, bidsUnknown: 3, noticeUpcoming: 4, referencesNone: 3 } as const;

/** CPV divisions that are a sector's trade whoever buys: hospital software is still software. */
export const CPV_DIVISIONS = {
  tech: ['30', '48', '72'],
  construction: ['45', '71'],
  services: ['79'],
  health: ['33', '85'],
  energy: ['09', '31', '65', '90'],
  transport: ['34', '60', '63'],
  other: [],
} as const;
