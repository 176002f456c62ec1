import { MINIMUM } from '../schemas/competition/limits.ts';
import { narrowest, type Judged, type Learnt, type Grouping } from './forecasts.ts';
import { countWithin, round, seededRandom, wilson } from './statistics.ts';

/** How the bootstrap draws: from at most so many groups of consultations, so often, from this seed. */
export const BOOTSTRAP = { groups: 2000, draws: 1000, seed: 20 } as const;

/** Bins of the reliability diagram, and the markets that each holds at least. */
const [BINS, IN_A_BIN] = [10, MINIMUM];

/** Loss of a forecast, summed over each group that the bootstrap draws. */
type Losses = Float64Array<ArrayBuffer>;

/** Coverage and continuous ranked probability score of the forecasts of the number of offers. */
export function scoreOffers(judged: readonly Judged[], levels: readonly Grouping[], groups: number) {
  const losses: Losses = new Float64Array(groups);
  const intervals = {
    quartiles: { announced: 0, inside: 0, width: 0 },
    deciles: { announced: 0, inside: 0, width: 0 },
  };
  let total = 0;
  for (const market of judged) {
    const learnt = narrowest(levels, market);
    const n = Number(market.n);
    total += n;
    losses[market.lot] = (losses[market.lot] ?? 0) + n * rankedScore(learnt, market.offers);
    for (const name of ['quartiles', 'deciles'] as const) {
      const [low, high] = learnt[name];
      const interval = intervals[name];
      interval.announced += (n * countWithin(learnt.histogram, low, high)) / learnt.n;
      interval.width += n * (high - low + 1);
      if (market.offers >= low && market.offers <= high) interval.inside += n;
    }
  }
  const coverage = ({ announced, inside, width }: (typeof intervals)['quartiles']) => ({
    announced: round(announced / total),
    observed: wilson(inside, total),
    count: inside,
    width: round(width / total, 2),
  });
  return { losses, total, quartiles: coverage(intervals.quartiles), deciles: coverage(intervals.deciles) };
}

/** The squared distance of a forecast's distribution to what came, over all numbers of offers: in offers. */
function rankedScore({ histogram, n }: Learnt, came: number): number {
  let [score, below, last] = [0, 0, 0];
  const step = (until: number) => {
    // From `last` to `until` the distribution stands still; what came may lie between.
    const missed = Math.max(0, Math.min(until, came) - last);
    score += missed * (below / n) ** 2 + (until - last - missed) * (1 - below / n) ** 2;
    last = until;
  };
  for (const [offers, markets] of histogram) {
    step(offers);
    below += markets;
  }
  step(Math.max(last, came));
  return score;
}

/** Brier score and reliability of a forecast of the single offer. */
export function scoreSingle(judged: readonly Judged[], forecast: (market: Judged) => number, groups: number) {
  const losses: Losses = new Float64Array(groups);
  const points = new Map<number, { n: number; single: number }>();
  let total = 0;
  for (const market of judged) {
    const announced = forecast(market);
    const [n, came] = [Number(market.n), market.offers === 1 ? 1 : 0];
    total += n;
    losses[market.lot] = (losses[market.lot] ?? 0) + n * (announced - came) ** 2;
    const point = points.get(announced) ?? { n: 0, single: 0 };
    points.set(announced, { n: point.n + n, single: point.single + n * came });
  }
  return { losses, total, bins: binsOf(points, total) };
}

/** Bins of about as many markets each, in order of what was announced; markets of one forecast stay together. */
function binsOf(points: ReadonlyMap<number, { n: number; single: number }>, total: number) {
  const size = Math.max(IN_A_BIN, total / BINS);
  const bins: { n: number; single: number; announced: number }[] = [];
  for (const [announced, { n, single }] of [...points].toSorted(([one], [other]) => one - other)) {
    const last = bins.at(-1);
    if (last === undefined || last.n >= size) bins.push({ n, single, announced: announced * n });
    else
      Object.assign(last, {
        n: last.n + n,
        single: last.single + single,
        announced: last.announced + announced * n,
      });
  }
  const tail = bins.at(-1);
  const before = bins.at(-2);
  if (tail !== undefined && before !== undefined && tail.n < IN_A_BIN) {
    bins.splice(-2, 2, {
      n: before.n + tail.n,
      single: before.single + tail.single,
      announced: before.announced + tail.announced,
    });
  }
  return bins.map(({ n, single, announced }) => ({
    n,
    announced: round(announced / n),
    observed: wilson(single, n),
  }));
}

/** The groups of each draw with replacement. */
export function drawsOf(groups: number): readonly Uint32Array[] {
  const random = seededRandom(BOOTSTRAP.seed);
  return Array.from({ length: BOOTSTRAP.draws }, () =>
    Uint32Array.from({ length: groups }, () => Math.floor(random() * groups)),
  );
}

/** The mean loss of each forecast, and its skill against the first: the part of the first's loss that it spares. */
export function compare<Forecast extends { losses: Losses; total: number }>(
  forecasts: readonly Forecast[],
  draws: readonly Uint32Array[],
) {
  const [first] = forecasts;
  if (first === undefined) return [];
  const all = Uint32Array.from(first.losses.keys());
  const base = draws.map((draw) => sum(first.losses, draw));
  return forecasts.map(({ losses, total, ...rest }) => {
    const skills = draws
      .map((draw, place) => skillOf(sum(losses, draw), base[place] ?? 0))
      .toSorted((one, other) => one - other);
    const at = (part: number) => round(skills[Math.ceil(part * skills.length) - 1] ?? 0);
    const value = round(skillOf(sum(losses, all), sum(first.losses, all)));
    return {
      ...rest,
      mean: round(sum(losses, all) / total),
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

/** The forecasts that are better than the first beyond their uncertainty, best first. */
export function better(
  forecasts: readonly { forecast: string; skill: { value: number; low: number } }[],
): string[] {
  return forecasts
    .filter(({ skill }) => skill.low > 0)
    .toSorted((one, other) => other.skill.value - one.skill.value)
    .map(({ forecast }) => forecast);
}
