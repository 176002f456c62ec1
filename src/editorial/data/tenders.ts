import { findMeasured, type Measured } from '#competition/measured.ts';
import { readCompetition } from '#competition/read.ts';
import { mapStrings, typeset } from '#i18n/typography.ts';
import { isLocale } from '#locales.ts';
import type { Procedure } from '#schemas/competition/figures.ts';
import { DEFAULT_PROFILE } from '#schemas/profile.ts';
import type { Tender, Tenders } from '#schemas/content/tender.ts';
import { scoreTender, type Score } from '#rules/score.ts';
import { readDataFile } from './data-file.ts';
import { DATA_FILES } from './data-files.ts';

/** The procedures of the samples as the public data names them. */
const PROCEDURES = {
  AOO: 'ouvert',
  PAN: 'negociation',
  NEG_EA: 'negociation',
  MAPA: 'adaptee',
  MAPA_SS: 'adaptee',
} as const satisfies Record<Tender['procedure']['code'], Procedure>;

/** A sample with what public data counts of markets like it. */
export type Sample = Tender & {
  readonly measured: Measured | undefined;
  readonly measuredOffers: number | null;
};

function readTenders(): Tenders {
  const file = readDataFile(DATA_FILES.tenders);
  return mapStrings(file, (text, key) => (isLocale(key) ? typeset(text, key) : text));
}

function withMeasure(tender: Tender): Sample {
  const likeIt = {
    cpv: tender.cpv.code,
    procedure: PROCEDURES[tender.procedure.code],
    amount: tender.budgetEurExVat / tender.lots,
    region: tender.region.code,
  };
  const measured = findMeasured(readCompetition(), likeIt);
  return { ...tender, measured, measuredOffers: measured?.cell.quartiles[1] ?? null };
}

/** The sample tenders of the demo console: fictional. Throws what is wrong with their file. */
export function sampleTenders(): readonly Sample[] {
  return readTenders().tenders.map(withMeasure);
}

/** Texts about the samples in every language: the notice that they are invented, and statuses. */
export function tenderWords(): Tenders['meta'] {
  return readTenders().meta;
}

/** A sample tender with its score for the example profile. */
export interface ScoredSample {
  readonly tender: Sample;
  readonly score: Score;
}

/** The sample of a number (`EX-001`), scored; throws RangeError for a number that no sample has. */
export function scoredSample(id: string): ScoredSample {
  const tender = sampleTenders().find((candidate) => candidate.id === id);
  if (tender === undefined) throw new RangeError(`content/tenders.json has no sample ${id}.`);
  return { tender, score: scoreTender(tender, DEFAULT_PROFILE) };
}
