import type { Cell } from '#schemas/competition/cell.ts';
import type { Choice, Figures } from '#schemas/competition/figures.ts';
import { MINIMUM } from '#schemas/competition/limits.ts';
import { choiceKey } from './choice.ts';
import type { Contract } from './contracts.ts';
import {
  completeCell,
  countWithin,
  effectiveNumber,
  nearestRank,
  round,
  type Cluster,
  type Histogram,
} from './statistics.ts';

/** Part of a choice: its name in the key, and its value for a contract; undefined where the contract lacks it. */
interface Part {
  readonly name: keyof Choice;
  readonly value: (contract: Contract) => string | number | undefined;
}

/** Parts of a choice, in the order of its key; those that exclude each other stand in one line. */
const PARTS: readonly (readonly Part[])[] = [
  [{ name: 'procedure', value: ({ procedure }) => procedure }],
  [{ name: 'band', value: ({ band }) => band }],
  [
    { name: 'cpv', value: ({ cpv }) => cpv?.slice(0, 2) },
    { name: 'cpv', value: ({ cpv }) => (cpv?.[2] === '0' ? undefined : cpv?.slice(0, 3)) },
  ],
  [
    { name: 'region', value: ({ region }) => region },
    { name: 'department', value: ({ department }) => department },
  ],
];

/** Most contracts of a source that its CPV stem leaves out: a few codes are mistyped. */
const MISCODED_SHARE = 0.01;

/** Finds the beginning that nearly all CPV codes of a source share: its subject. */
export function cpvStem(contracts: readonly Contract[]): string {
  const codes = contracts.flatMap(({ cpv }) => (cpv === undefined ? [] : [cpv]));
  let stem = '';
  while (stem.length < 8) {
    const counts = Map.groupBy(codes, (code) => code.slice(0, stem.length + 1));
    const [longest] = [...counts].toSorted(([, one], [, other]) => other.length - one.length);
    if (longest === undefined || longest[1].length < codes.length * (1 - MISCODED_SHARE)) break;
    [stem] = longest;
  }
  return stem;
}

/**
 * Computes the figures of every choice of 30 consultations or more, and counts the contracts and consultations of the
 * others, by their keys. A part that leaves out no contract makes no choice.
 */
export function computeCells(
  contracts: readonly Contract[],
  uncontested: readonly Contract[],
): Pick<Figures, 'cells' | 'tooFew'> {
  const stem = cpvStem(contracts);
  const cells: [string, Cell][] = [];
  const tooFew: [string, [number, number]][] = [];
  const without = new Map([...groupByChoice(uncontested, stem)].map(([key, group]) => [key, group.length]));
  for (const [key, group] of groupByChoice(contracts, stem)) {
    const clusters = consultationClusters(group);
    if (clusters.length < MINIMUM) {
      if (group.length > 1) tooFew.push([key, [group.length, clusters.length]]);
      continue;
    }
    const withoutCompetition = without.get(key) ?? 0;
    cells.push([
      key,
      { ...computeCell(group, clusters), ...(!key.startsWith('procedure') && { withoutCompetition }) },
    ]);
  }
  return { cells: sortByKey(cells), tooFew: sortByKey(tooFew) };
}

/** Groups contracts by every choice that a reader may make: by the values of a part, then by those of the next line. */
function* groupByChoice(
  contracts: readonly Contract[],
  stem: string,
  [line, ...lines] = PARTS,
  key = '',
): Generator<readonly [key: string, contracts: readonly Contract[]]> {
  if (line === undefined) return yield [key || choiceKey({}), contracts];
  yield* groupByChoice(contracts, stem, lines, key);
  for (const { name, value } of line)
    for (const [found, group] of Map.groupBy(contracts, value)) {
      if (found === undefined || (name === 'cpv' && stem.startsWith(String(found)))) continue;
      const part = `${name}=${found}`;
      yield* groupByChoice(group, stem, lines, key === '' ? part : `${key}&${part}`);
    }
}

function computeCell(contracts: readonly Contract[], clusters: readonly Cluster[]): Cell {
  const histogram = offerHistogram(contracts);
  const rank = (part: number) => nearestRank(histogram, part, 4);
  const quartiles: Cell['quartiles'] = [rank(1), rank(2), rank(3)];
  return completeCell({
    contracts: contracts.length,
    consultations: clusters.length,
    quartiles,
    within: countWithin(histogram, quartiles[0], quartiles[2]),
    offers: Array.from({ length: 10 }, (_, place) =>
      countWithin(histogram, place + 1, place < 9 ? place + 1 : Infinity),
    ),
    received: contracts.reduce((sum, { offers }) => sum + offers, 0),
    effective: effectiveNumber(clusters),
    oneMore: round(contracts.reduce((sum, { offers }) => sum + 1 / (offers + 1), 0) / contracts.length),
    period: contractPeriod(contracts),
  });
}

export function contractPeriod(contracts: readonly Contract[]): Cell['period'] {
  const days = contracts.map(({ day }) => day).toSorted();
  return { from: days[0] ?? '', to: days.at(-1) ?? '' };
}

function offerHistogram(contracts: readonly Contract[]): Histogram {
  const byOffers = Map.groupBy(contracts, ({ offers }) => offers);
  return [...byOffers]
    .map(([offers, group]) => [offers, group.length] as const)
    .toSorted(([one], [other]) => one - other);
}

function consultationClusters(contracts: readonly Contract[]): Cluster[] {
  const consultations = Map.groupBy(contracts, ({ consultation }) => consultation).values();
  return [...consultations].map((group) => ({
    contracts: group.length,
    hits: group.filter(({ offers }) => offers === 1).length,
  }));
}

function sortByKey<Value>(entries: readonly (readonly [string, Value])[]): Record<string, Value> {
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
