import { findMeasured, type Measured } from '#competition/measured.ts';
import { readCompetition } from '#competition/read.ts';
import { mapStrings, typeset } from '#i18n/typography.ts';
import { isLocale } from '#locales.ts';
import type { Procedure } from '#schemas/competition/figures.ts';
import { DEFAULT_PROFILE, TRADES, type Profile } from '#schemas/profile.ts';
import type { TenderFacts } from '#schemas/console.ts';
import type { Tender, Tenders } from '#schemas/content/tender.ts';
import { compareTrade } from '#rules/levels.ts';
import type { Scored } from '#rules/ranking.ts';
import { scoreTender } from '#rules/score.ts';
import { readDataFile } from './data-file.ts';
import { DATA_FILES } from './data-files.ts';

const PROCEDURES = {
  AOO: 'ouvert',
  PAN: 'negociation',
  NEG_EA: 'negociation',
  MAPA: 'adaptee',
  MAPA_SS: 'adaptee',
} as const satisfies Record<Tender['procedure']['code'], Procedure>;

/** Sample with the chance of one more bidder, as public data counts it, and where that comes from. */
export type Sample = Tender & {
  readonly measured: TenderFacts['measured'];
  readonly evidence: Measured | undefined;
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
  const evidence = findMeasured(readCompetition(), likeIt);
  const measured = evidence && {
    percent: Math.round(100 * evidence.cell.oneMore),
    region: evidence.choice.region === undefined ? null : tender.region.code,
  };
  return { ...tender, evidence, measured: measured ?? null };
}

/** Sample tenders of the demo console: fictional. Throws what is wrong with their file. */
export function sampleTenders(): readonly Sample[] {
  return readTenders().tenders.map(withMeasure);
}

export function tenderWords(): Tenders['meta'] {
  return readTenders().meta;
}

function profileFor(tender: Sample): Profile {
  const inSector = { ...DEFAULT_PROFILE, sector: tender.sector };
  const trade = TRADES[tender.sector].find(
    (id) => compareTrade(tender, { ...inSector, trade: id }) === 'same',
  );
  return { ...inSector, trade: trade ?? TRADES[tender.sector][0] };
}

/**
 * Returns the sample of a number (`EX-001`) with its score for the example profile in its own trade. Throws RangeError
 * for a number that no sample has, or whose CPV code is of no trade of its sector.
 */
export function scoredSample(id: string): Scored<Sample> {
  const tender = sampleTenders().find((candidate) => candidate.id === id);
  if (tender === undefined) throw new RangeError(`content/tenders.json has no sample ${id}.`);
  const score = scoreTender(tender, profileFor(tender));
  if (score === undefined)
    throw new RangeError(`${id}: CPV ${tender.cpv.code} is of no trade of its sector.`);
  return { tender, score };
}
