import { PROTOCOL_VERSION, type OpenDataSource, type Trial } from '#schemas/competition/figures.ts';
import { MINIMUM } from '#schemas/competition/limits.ts';
import { clustersOf } from './cells.ts';
import type { Contract } from './contracts.ts';
import { learnLevels, narrowest, shrunk, singleShare, type Dimension } from './forecasts.ts';
import { BOOTSTRAP, compare, drawsOf, groupJudged, scoreOffers, scoreSingle } from './scores.ts';
import { effectiveNumber, interval, round } from './statistics.ts';

/**
 * Dimensions of each forecast, from the narrowest group of contracts to the widest. The first is one number for all,
 * which the others are judged against; `finest` is what a reader who chooses all that is known would be told.
 */
const FORECASTS: Readonly<Record<string, readonly (readonly Dimension[])[]>> = {
  'one-number': [[]],
  'procedure-amount': [['procedure', 'band'], ['procedure'], []],
  trade: [['group'], ['division'], ['type'], []],
  department: [['department'], []],
  region: [['region'], []],
  month: [['month'], []],
  finest: [
    ['procedure', 'band', 'group', 'department'],
    ['procedure', 'band', 'group', 'region'],
    ['procedure', 'band', 'group'],
    ['procedure', 'band', 'division'],
    ['procedure', 'division'],
    ['division'],
    [],
  ],
};

/**
 * Learns before a day, judges from that day on, and says how each forecast did. Nothing is judged without a day that was
 * written down, nor where either side has fewer than 30 consultations. The forecasts, their order and their constants
 * are the protocol: whoever changes them raises its version.
 */
export function trialOf(
  contracts: readonly Contract[],
  { id, cut, tried = [] }: Pick<OpenDataSource, 'id' | 'cut' | 'tried'>,
  computed: string,
): Trial | undefined {
  if (cut === undefined) return undefined;
  const learnt = contracts.filter(({ day }) => day < cut);
  const after = contracts.filter(({ day }) => day >= cut);
  const [before, clusters] = [clustersOf(learnt, isSingle), clustersOf(after, isSingle)];
  if (before.length < MINIMUM || clusters.length < MINIMUM) return undefined;

  const { judged, groups } = groupJudged(after);
  const draws = drawsOf(groups);
  const levels = Object.entries(FORECASTS).map(
    ([forecast, chain]) => [forecast, learnLevels(learnt, chain)] as const,
  );
  const offers = levels.map(([forecast, own]) => ({ forecast, ...scoreOffers(judged, own, groups) }));
  const single = levels.flatMap(([forecast, own]) => [
    { forecast, ...scoreSingle(judged, (contract) => singleShare(narrowest(own, contract)), groups) },
    ...(own.length === 1
      ? []
      : [{ forecast: `${forecast}-shrunk`, ...scoreSingle(judged, shrunk(own), groups) }]),
  ]);
  const tries = {
    offers: compare(offers, draws, after.length),
    single: compare(single, draws, after.length),
  };
  return {
    protocol: PROTOCOL_VERSION,
    source: id,
    computed,
    cut,
    learnt: { contracts: learnt.length, consultations: before.length },
    judged: { contracts: after.length, consultations: clusters.length },
    bootstrap: { ...BOOTSTRAP, groups },
    base: {
      announced: round(count(before) / learnt.length),
      observed: interval(count(clusters), after.length, effectiveNumber(clusters)),
    },
    ...tries,
    better: { offers: better(tries.offers), single: better(tries.single) },
    elsewhere: tried,
  };
}

function isSingle({ offers }: Contract): boolean {
  return offers === 1;
}

function better(list: readonly { forecast: string; skill: { low: number } }[]): string[] {
  return list.filter(({ skill }) => skill.low > 0).map(({ forecast }) => forecast);
}

function count(list: readonly { hits: number }[]): number {
  return list.reduce((sum, { hits }) => sum + hits, 0);
}
