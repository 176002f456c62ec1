import { sampleTenders, tenderWords } from '#editorial/data/tenders.ts';
import type { Locale } from '#locales.ts';
import { DEFAULT_PROFILE } from '#schemas/profile.ts';
import { rank } from '#rules/ranking.ts';

export const SAMPLE_COUNT = sampleTenders().length;

/** Samples of the example profile's trade, highest chance first. */
export const OWN_SAMPLES = rank(sampleTenders(), DEFAULT_PROFILE, 'chance');

/** Notice beside the samples: everything in them is invented. */
export function sampleNotice(locale: Locale): string {
  return tenderWords().notice[locale];
}
