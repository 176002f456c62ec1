/** The tender that the page reads and scores: sample EX-001, fictional. */
export const SAMPLE = {
  budget: 2_400_000,
  chance: { percent: 82, low: 76, high: 87 },
  weights: { price: 35, quality: 45, performance: 20 },
} as const;
