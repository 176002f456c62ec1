import { scoredSample } from '../../editorial/scored-samples.ts';

/** The rows of home: four samples that show the whole range, from a tender to play to one to leave, best first. */
export const SAMPLE_BOARD = ['EX-005', 'EX-001', 'EX-016', 'EX-008']
  .map(scoredSample)
  .toSorted((one, other) => other.score.percent - one.score.percent);
