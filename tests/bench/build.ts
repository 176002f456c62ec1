import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';

/** How often the build is timed: these machines are noisy, the median counts. */
const RUNS = 3;

/** Builds the whole site from nothing, several times: wall seconds and peak memory of the process, median and range. */
export async function measureBuild() {
  const runs: { seconds: number; megabytes: number }[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    rmSync('dist', { recursive: true, force: true });
    rmSync('.cache/astro', { recursive: true, force: true });
    runs.push(await timedBuild());
  }
  const figures = {
    seconds: spread(runs.map(({ seconds }) => seconds)),
    megabytes: spread(runs.map(({ megabytes }) => megabytes)),
  };
  console.table(figures);
  return figures;
}

async function timedBuild(): Promise<{ seconds: number; megabytes: number }> {
  const begun = performance.now();
  const build = spawn('astro', ['build', '--silent'], { stdio: 'inherit' });
  let kilobytes = 0;
  const sampling = setInterval(() => {
    kilobytes = Math.max(kilobytes, peakMemory(build.pid));
  }, 50);
  const code = await new Promise<number | null>((resolve) => build.once('exit', resolve));
  clearInterval(sampling);
  if (code !== 0) throw new Error(`The build ended with code ${code}.`);
  return { seconds: (performance.now() - begun) / 1000, megabytes: kilobytes / 1024 };
}

/** The most memory that a process has held so far, in kB, where the system says it (Linux); else 0. */
function peakMemory(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0; // not Linux, or the process has just ended
  }
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
