import { sampleTenders, scoredSample, type ScoredSample } from '../../editorial/data/tenders.ts';
import { DEFAULT_PROFILE } from '../../schemas/profile.ts';
import { improvements } from '../../rules/improvements.ts';

/** The sample whose score the stair explains. */
export const EXPLAINED = scoredSample('EX-003');

/** The most changes that the page proposes. */
const MOST_CHANGES = 4;

/** The sample whose score the visitor raises. */
export const RAISED = scoredSample('EX-016');

/** The changes of profile that raise it, most points for the effort first. */
export const CHANGES = improvements(RAISED.tender, DEFAULT_PROFILE).slice(0, MOST_CHANGES);

/** The rows of the hero: one tender in each of four trades, so that every choice moves them; best first. */
export const HERO_ROWS: readonly ScoredSample[] = ['EX-003', 'EX-006', 'EX-016', 'EX-019']
  .map(scoredSample)
  .toSorted((one, other) => other.score.percent - one.score.percent);

/** The trades that a visitor may choose in the hero: those of the samples, in the order of their numbers. */
export const TRADES = [...new Set(sampleTenders().map(({ sector }) => sector))];
