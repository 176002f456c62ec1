import { scoredSample } from '../../editorial/data/tenders.ts';

/** The fictional sample that the consultant, the project lead and the buyer look at. */
export const SAMPLE = scoredSample('EX-004');

/** The sales manager's list, in which one row goes grey. */
export const LIST = [scoredSample('EX-001'), SAMPLE, scoredSample('EX-008')];
