import { TENDERS } from '../../editorial/tenders.ts';
import { DEFAULT_PROFILE } from '../../schemas/profile.ts';
import { scoreTender } from '../../scoring/score.ts';

/** Four samples that show the whole range, from a tender to play to one to leave. */
const SHOWN = ['EX-005', 'EX-001', 'EX-016', 'EX-008'];

/** The rows of home: sample tenders and their scores for the example profile, best first. */
export const SAMPLE_BOARD = SHOWN.flatMap((id) => TENDERS.find((tender) => tender.id === id) ?? [])
  .map((tender) => ({ tender, score: scoreTender(tender, DEFAULT_PROFILE) }))
  .sort((one, other) => other.score.percent - one.score.percent);
