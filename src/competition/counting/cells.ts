import type { Cell } from '#schemas/competition/cell.ts';
import type { Choice, Figures } from '#schemas/competition/figures.ts';
import { MINIMUM } from '#schemas/competition/limits.ts';
import { keyOf } from './choice.ts';
import type { Contract } from './contracts.ts';
import {
  cellFrom,
  countWithin,
  effectiveNumber,
  nearestRank,
  round,
  type Cluster,
  type Histogram,
} from './statistics.ts';

/** A part of a choice: its name in the key, and what it takes of a contract; nothing where the contract lacks it. */
interface Part {
  readonly name: keyof Choice;
  readonly take: (contract: Contract) => string | number | undefined;
}

/** Parts of a choice, in the order of its key; those that exclude each other stand in one line. */
const PARTS: readonly (readonly Part[])[] = [
  [{ name: 'procedure', take: ({ procedure }) => procedure }],
  [{ name: 'band', take: ({ band }) => band }],
  [
    { name: 'cpv', take: ({ cpv }) => cpv?.slice(0, 2) },
    { name: 'cpv', take: ({ cpv }) => (cpv?.[2] === '0' ? undefined : cpv?.slice(0, 3)) },
  ],
  [
    { name: 'region', take: ({ region }) => region },
    { name: 'department', take: ({ department }) => department },
  ],
];

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
  const without = new Map([...choicesOf(apart, stem)].map(([key, group]) => [key, group.length]));
  for (const [key, group] of choicesOf(contracts, stem)) {
    const clusters = clustersOf(group, ({ offers }) => offers === 1);
    if (clusters.length < MINIMUM) {
      if (group.length > 1) tooFew.push([key, [group.length, clusters.length]]);
      continue;
    }
    const withoutCompetition = key.startsWith('procedure') ? undefined : (without.get(key) ?? 0);
    const cell = cellOf(group, clusters);
    cells.push([key, withoutCompetition === undefined ? cell : { ...cell, withoutCompetition }]);
  }
  return { cells: sorted(cells), tooFew: sorted(tooFew) };
}

/** The contracts of every choice that a reader may make, by its key: those of a part, parted by the next line. */
function* choicesOf(
  contracts: readonly Contract[],
  stem: string,
  [line, ...lines] = PARTS,
  key = '',
): Generator<readonly [key: string, contracts: readonly Contract[]]> {
  if (line === undefined) return yield [key || keyOf({}), contracts];
  yield* choicesOf(contracts, stem, lines, key);
  for (const { name, take } of line)
    for (const [value, group] of Map.groupBy(contracts, take)) {
      if (value === undefined || (name === 'cpv' && stem.startsWith(String(value)))) continue;
      const part = `${name}=${value}`;
      yield* choicesOf(group, stem, lines, key === '' ? part : `${key}&${part}`);
    }
}

/** The cell of contracts and of their consultations; ten offers are ten and more. */
function cellOf(contracts: readonly Contract[], clusters: readonly Cluster[]): Cell {
  const histogram = histogramOf(contracts);
  const rank = (part: number) => nearestRank(histogram, part, 4);
  const quartiles: Cell['quartiles'] = [rank(1), rank(2), rank(3)];
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
    period: periodOf(contracts),
  });
}

/** The first and the last day of contracts; empty where there are none. */
export function periodOf(contracts: readonly Pick<Contract, 'day'>[]): Cell['period'] {
  const [first] = contracts;
  let [from, to] = [first?.day ?? '', first?.day ?? ''];
  for (const { day } of contracts) {
    if (day < from) from = day;
    if (day > to) to = day;
  }
  return { from, to };
}

/** Counts the contracts by their number of offers. */
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
  const consultations = Map.groupBy(contracts, ({ consultation }) => consultation);
  return [...consultations.values()].map((own) => ({
    contracts: own.length,
    hits: own.filter(isHit).length,
  }));
}

function sorted<Value>(entries: readonly (readonly [string, Value])[]): Record<string, Value> {
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
