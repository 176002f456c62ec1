import { scoredSample } from '#editorial/data/tenders.ts';

/** The fictional tender that the page reads and scores. */
export const SAMPLE = scoredSample('EX-026');
