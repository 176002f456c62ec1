import type { Cell, Choice, Figures } from '../../schemas/competition/figures.ts';
import { MINIMUM } from '../../schemas/competition/limits.ts';
import { keyOf } from './choice.ts';
import type { Contract } from './contracts.ts';
import { cellFrom, countWithin, effectiveNumber, nearestRank, round, type Histogram } from './statistics.ts';

/** What a choice takes of a contract, as its key has it; nothing where the contract lacks it, or where it leaves none out. */
type Part = (contract: Contract, stem: string) => string | undefined;

const named = (name: keyof Choice, value: string | number | undefined) =>
  value === undefined ? undefined : `${name}=${value}`;
const trade = (code: string | undefined, stem: string) =>
  code === undefined || stem.startsWith(code) ? undefined : `cpv=${code}`;

/** What a choice may take, or nothing, in the order of its key; what excludes each other stands in one line. */
const PARTS: readonly (readonly Part[])[] = [
  [({ procedure }) => named('procedure', procedure)],
  [({ band }) => named('band', band)],
  [
    ({ cpv }, stem) => trade(cpv?.slice(0, 2), stem),
    ({ cpv }, stem) => (cpv?.[2] === '0' ? undefined : trade(cpv?.slice(0, 3), stem)),
  ],
  [({ region }) => named('region', region), ({ department }) => named('department', department)],
];

/** Every crossing that a reader may choose: one part or none of each line. */
const CROSSINGS = PARTS.reduce<readonly (readonly Part[])[]>(
  (crossings, line) =>
    crossings.flatMap((crossing) => [crossing, ...line.map((take) => [...crossing, take])]),
  [[]],
);

/** Of the contracts of a source, those that its CPV stem leaves out at most: a few codes are mistyped. */
const ASTRAY = 0.01;

/** The beginning that nearly all CPV codes of a source share: what it is about. */
export function stemOf(contracts: readonly Contract[]): string {
  const codes = contracts.flatMap(({ cpv }) => (cpv === undefined ? [] : [cpv]));
  let stem = '';
  while (stem.length < 8) {
    const counts = Map.groupBy(codes, (code) => code.slice(0, stem.length + 1));
    const [longest] = [...counts].toSorted(([, one], [, other]) => other.length - one.length);
    if (longest === undefined || longest[1].length < codes.length * (1 - ASTRAY)) break;
    [stem] = longest;
  }
  return stem;
}

/**
 * The figures of every choice of 30 consultations or more, and the contracts and consultations of those that fewer make,
 * by their keys. A part of a choice by which no contract is left out is none.
 */
export function cellsOf(
  contracts: readonly Contract[],
  apart: readonly Contract[],
): Pick<Figures, 'cells' | 'tooFew'> {
  const stem = stemOf(contracts);
  const cells: [string, Cell][] = [];
  const tooFew: [string, [number, number]][] = [];
  for (const crossing of CROSSINGS) {
    const without = groupBy(apart, crossing, stem);
    for (const [key, group] of groupBy(contracts, crossing, stem)) {
      const consultations = new Set(group.map(({ consultation }) => consultation)).size;
      if (consultations < MINIMUM) {
        if (group.length > 1) tooFew.push([key, [group.length, consultations]]);
        continue;
      }
      const cell = cellOf(group);
      const isOfProcedure = key.startsWith('procedure');
      cells.push([
        key,
        isOfProcedure ? cell : { ...cell, withoutCompetition: without.get(key)?.length ?? 0 },
      ]);
    }
  }
  return { cells: sorted(cells), tooFew: sorted(tooFew) };
}

/** The contracts of each choice of a crossing, by its key; those that lack a value are in none. */
function groupBy(
  contracts: readonly Contract[],
  crossing: readonly Part[],
  stem: string,
): Map<string, Contract[]> {
  const groups = new Map<string, Contract[]>();
  for (const contract of contracts) {
    const parts = crossing.map((take) => take(contract, stem));
    if (parts.includes(undefined)) continue;
    const key = parts.join('&') || keyOf({});
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [contract]);
    else group.push(contract);
  }
  return groups;
}

/** What contracts say: in a cell, ten offers are ten and more. */
export function cellOf(contracts: readonly Contract[]): Cell {
  const histogram = histogramOf(contracts);
  const rank = (part: number) => nearestRank(histogram, part, 4);
  const quartiles: Cell['quartiles'] = [rank(1), rank(2), rank(3)];
  const clusters = clustersOf(contracts, ({ offers }) => offers === 1);
  const days = contracts.map(({ day }) => day).toSorted();
  return cellFrom({
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
    period: { from: days[0] ?? '', to: days.at(-1) ?? '' },
  });
}

/** How many contracts had each number of offers. */
export function histogramOf(contracts: readonly Pick<Contract, 'offers'>[]): Histogram {
  const counts = new Map<number, number>();
  for (const { offers } of contracts) counts.set(offers, (counts.get(offers) ?? 0) + 1);
  return [...counts].toSorted(([one], [other]) => one - other);
}

/** The consultations of contracts, with how many of each are a hit. */
export function clustersOf<Any extends Pick<Contract, 'consultation'>>(
  contracts: readonly Any[],
  isHit: (contract: Any) => boolean,
) {
  const clusters = new Map<number, { contracts: number; hits: number }>();
  for (const contract of contracts) {
    const cluster = clusters.get(contract.consultation) ?? { contracts: 0, hits: 0 };
    cluster.contracts += 1;
    if (isHit(contract)) cluster.hits += 1;
    clusters.set(contract.consultation, cluster);
  }
  return [...clusters.values()];
}

function sorted<Value>(entries: readonly (readonly [string, Value])[]): Record<string, Value> {
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
