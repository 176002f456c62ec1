import type { Contract } from './contracts.ts';
import { clustersOf } from './cells.ts';
import { narrowest, type Grouping, type Learnt } from './forecasts.ts';
import { countWithin, effectiveNumber, interval, round, seededRandom } from './statistics.ts';

/** Settings of the bootstrap: groups of consultations at most, draws, seed. */
export const BOOTSTRAP = { groups: 2000, draws: 1000, seed: 20 } as const;

/** Loss of a forecast, summed over each group that the bootstrap draws. */
type Losses = Float64Array<ArrayBuffer>;

/** A judged contract with the group that the bootstrap draws it with. */
export interface Judged {
  readonly contract: Contract;
  readonly group: number;
}

/** Numbers the consultations of judged contracts; beyond the most that are drawn from, several share a group. */
export function groupJudged(contracts: readonly Contract[]): { judged: Judged[]; groups: number } {
  const numbers = new Map<number, number>();
  for (const { consultation } of contracts)
    if (!numbers.has(consultation)) numbers.set(consultation, numbers.size % BOOTSTRAP.groups);
  return {
    judged: contracts.map((contract) => ({ contract, group: numbers.get(contract.consultation) ?? 0 })),
    groups: Math.min(numbers.size, BOOTSTRAP.groups),
  };
}

/** The loss of each group by what a forecast loses on each contract. */
function lossesOf(judged: readonly Judged[], groups: number, loss: (contract: Contract) => number): Losses {
  const losses: Losses = new Float64Array(groups);
  for (const { contract, group } of judged) losses[group] = (losses[group] ?? 0) + loss(contract);
  return losses;
}

/** Continuous ranked probability score, and coverage, of the forecasts of the number of offers. */
export function scoreOffers(judged: readonly Judged[], levels: readonly Grouping[], groups: number) {
  const forecast = new Map(judged.map(({ contract }) => [contract, narrowest(levels, contract)]));
  const learntOf = (contract: Contract) => forecast.get(contract) ?? narrowest(levels, contract);
  const contracts = judged.map(({ contract }) => contract);
  const coverage = (name: 'quartiles' | 'deciles') => {
    const announced = contracts.reduce((all, contract) => {
      const { histogram, contracts: learnt, [name]: bounds } = learntOf(contract);
      return all + countWithin(histogram, ...bounds) / learnt;
    }, 0);
    const isInside = (contract: Contract) => {
      const [low, high] = learntOf(contract)[name];
      return contract.offers >= low && contract.offers <= high;
    };
    const clusters = clustersOf(contracts, isInside);
    const count = clusters.reduce((all, { hits }) => all + hits, 0);
    return {
      announced: round(announced / contracts.length),
      count,
      observed: interval(count, contracts.length, effectiveNumber(clusters)),
    };
  };
  return {
    losses: lossesOf(judged, groups, (contract) => rankedScore(learntOf(contract), contract.offers)),
    quartiles: coverage('quartiles'),
    deciles: coverage('deciles'),
  };
}

/** The squared distance of a forecast's distribution to what came, over all numbers of offers: in offers. */
function rankedScore({ histogram, contracts }: Learnt, came: number): number {
  let [score, below, last] = [0, 0, 0];
  const step = (until: number) => {
    // From `last` to `until` the distribution stands still; what came may lie between.
    const missed = Math.max(0, Math.min(until, came) - last);
    score += missed * (below / contracts) ** 2 + (until - last - missed) * (1 - below / contracts) ** 2;
    last = until;
  };
  for (const [offers, count] of histogram) {
    step(offers);
    below += count;
  }
  step(Math.max(last, came));
  return score;
}

/** Brier score of a forecast of the single offer. */
export function scoreSingle(
  judged: readonly Judged[],
  forecast: (contract: Contract) => number,
  groups: number,
) {
  return {
    losses: lossesOf(
      judged,
      groups,
      (contract) => (forecast(contract) - (contract.offers === 1 ? 1 : 0)) ** 2,
    ),
  };
}

/** The groups of each draw with replacement. */
export function drawsOf(groups: number): readonly Uint32Array[] {
  const random = seededRandom(BOOTSTRAP.seed);
  return Array.from({ length: BOOTSTRAP.draws }, () =>
    Uint32Array.from({ length: groups }, () => Math.floor(random() * groups)),
  );
}

/** The mean loss of each forecast, and its skill against the first: the part of the first's loss that it spares. */
export function compare<Forecast extends { losses: Losses }>(
  forecasts: readonly Forecast[],
  draws: readonly Uint32Array[],
  contracts: number,
) {
  const [first] = forecasts;
  if (first === undefined) return [];
  const all = Uint32Array.from(first.losses.keys());
  const base = draws.map((draw) => sum(first.losses, draw));
  return forecasts.map(({ losses, ...rest }) => {
    const skills = draws
      .map((draw, place) => skillOf(sum(losses, draw), base[place] ?? 0))
      .toSorted((one, other) => one - other);
    const at = (part: number) => round(skills[Math.ceil(part * skills.length) - 1] ?? 0);
    const value = round(skillOf(sum(losses, all), sum(first.losses, all)));
    return {
      ...rest,
      loss: round(sum(losses, all) / contracts),
      skill: { value, low: at(0.025), high: at(0.975) },
    };
  });
}

/** Nothing can be spared where the first forecast had no loss. */
function skillOf(loss: number, base: number): number {
  return base === 0 ? 0 : 1 - loss / base;
}

function sum(losses: Losses, places: Uint32Array): number {
  let total = 0;
  for (const place of places) total += losses[place] ?? 0;
  return total;
}
