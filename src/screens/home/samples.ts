import { scoredSample } from '../../editorial/data/tenders.ts';

/** The sample whose score the assistant explains. */
export const EXPLAINED = scoredSample('EX-001');

/** The rows of home: four samples that show the whole range, from a tender to play to one to leave, best first. */
export const SAMPLE_LIST = [
  scoredSample('EX-005'),
  EXPLAINED,
  scoredSample('EX-016'),
  scoredSample('EX-008'),
].toSorted((one, other) => other.score.percent - one.score.percent);
