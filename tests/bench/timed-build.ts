import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const ASTRO = path.resolve('node_modules/astro/bin/astro.mjs');

/** Builds the Astro project of a folder: wall seconds, and the peak memory of the process in megabytes. */
export async function timedBuild(folder: string): Promise<{ seconds: number; megabytes: number }> {
  const begun = performance.now();
  const build = spawn(process.execPath, [ASTRO, 'build', '--silent'], { cwd: folder, stdio: 'inherit' });
  let kilobytes = 0;
  const sampling = setInterval(() => {
    kilobytes = Math.max(kilobytes, peakMemory(build.pid));
  }, 50);
  const code = await new Promise<number | null>((resolve) => build.once('exit', resolve));
  clearInterval(sampling);
  if (code !== 0) throw new Error(`The build of ${folder} ended with code ${code}.`);
  return { seconds: Math.round(performance.now() - begun) / 1000, megabytes: Math.round(kilobytes / 1024) };
}

/** The most memory that a process has held so far, in kB, where the system says it (Linux); else 0. */
function peakMemory(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0; // not Linux, or the process has just ended
  }
}
