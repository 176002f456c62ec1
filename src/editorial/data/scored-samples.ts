import { DEFAULT_PROFILE } from '../../schemas/profile.ts';
import type { Tender } from '../../schemas/tender.ts';
import { scoreTender, type Score } from '../../scoring/score.ts';
import { TENDERS } from './tenders.ts';

/** A sample tender with its score for the example profile. */
export interface ScoredSample {
  readonly tender: Tender;
  readonly score: Score;
}

/** The sample of a number (`EX-001`), scored; an unknown number is an error of ours. */
export function scoredSample(id: string): ScoredSample {
  const tender = TENDERS.find((candidate) => candidate.id === id);
  if (tender === undefined) throw new RangeError(`content/tenders.json has no sample ${id}.`);
  return { tender, score: scoreTender(tender, DEFAULT_PROFILE) };
}
