import { rmSync } from 'node:fs';
import { timedBuild } from './timed-build.ts';

/** How often the build is timed: these machines are noisy, the median counts. */
const RUNS = 3;

/** Builds the whole site from nothing, several times: wall seconds and peak memory of the process, median and range. */
export async function measureBuild() {
  const runs: { seconds: number; megabytes: number }[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    rmSync('dist', { recursive: true, force: true });
    rmSync('.cache/astro', { recursive: true, force: true });
    runs.push(await timedBuild('.'));
  }
  const figures = {
    seconds: spread(runs.map(({ seconds }) => seconds)),
    megabytes: spread(runs.map(({ megabytes }) => megabytes)),
  };
  console.table(figures);
  return figures;
}

function spread(values: readonly number[]) {
  const sorted = values.toSorted((one, other) => one - other);
  return {
    min: round(sorted[0]),
    median: round(sorted[Math.floor(sorted.length / 2)]),
    max: round(sorted.at(-1)),
  };
}

function round(value = 0): number {
  return Math.round(value * 10) / 10;
}
