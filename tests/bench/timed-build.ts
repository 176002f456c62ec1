import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const ASTRO = path.resolve('node_modules/astro/bin/astro.mjs');

/** Linux counts the time of processes in hundredths of a second. */
const TICKS = 100;

/** What a build costs: seconds that pass, seconds of all its threads on a processor, the peak of its memory. */
export interface Cost {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly megabytes: number;
}

/** Builds the Astro project of a folder, and says what the process cost. */
export async function timedBuild(folder: string): Promise<Cost> {
  const begun = performance.now();
  const build = spawn(process.execPath, [ASTRO, 'build', '--silent'], { cwd: folder, stdio: 'inherit' });
  let kilobytes = 0;
  let cpuSeconds = 0;
  const sampling = setInterval(() => {
    kilobytes = Math.max(kilobytes, peakMemory(build.pid));
    cpuSeconds = Math.max(cpuSeconds, timeOnProcessors(build.pid));
  }, 50);
  const code = await new Promise<number | null>((resolve) => build.once('exit', resolve));
  clearInterval(sampling);
  if (code !== 0) throw new Error(`The build of ${folder} ended with code ${code}.`);
  const seconds = Math.round(performance.now() - begun) / 1000;
  return { seconds, cpuSeconds, megabytes: Math.round(kilobytes / 1024) };
}

/** The most memory that a process has held so far, in kB, where the system says it (Linux); else 0. */
function peakMemory(pid: number | undefined): number {
  return Number(/VmHWM:\s+(\d+)/.exec(aboutProcess(pid, 'status'))?.[1] ?? 0);
}

/** User and system time of a process and of its threads so far, in seconds, where the system says it (Linux); else 0. */
function timeOnProcessors(pid: number | undefined): number {
  const fields = aboutProcess(pid, 'stat')
    .replace(/^.*\) /s, '')
    .split(' '); // the name may hold spaces
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS;
}

function aboutProcess(pid: number | undefined, file: 'stat' | 'status'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return ''; // not Linux, or the process has just ended
  }
}
