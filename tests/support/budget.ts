/** Bytes of brotli, or requests: the most that a page or an island may take. */
export const BUDGET = {
  /** A first round trip carries 8,700; with room for a sentence. */
  firstScreen: 9_000,
  /** The explorer, whose first screen holds the lists of sectors and departments and its drawing. */
  explorerFirstScreen: 10_500,
  page: 20_480,
  script: 5_120,
  requests: 4,
  firstLoad: 75_000,
  form: 20_480,
  /** All its code, that of the tooltips apart; 8,500 of it is zod, which the form of the same page brings too. */
  console: 33_000,
  tooltip: 14_000,
} as const;
