/** The fictional samples that the exhibits show: EX-001, EX-004 and EX-008. */
export const SAMPLES = [
  { name: 'it', percent: 82, budget: 2_400_000, days: 26 },
  { name: 'school', percent: 61, budget: 650_000, days: 34 },
  { name: 'water', percent: 18, budget: 5_900_000, days: 38 },
] as const;

/** The range around the middle sample's chance. */
export const RANGE = { low: 53, high: 69 } as const;

/** Award criteria weights of the sample `school`. */
export const WEIGHTS = { price: 30, quality: 50, performance: 20 } as const;
