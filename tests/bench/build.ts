import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { TreeCopy } from '../changes/tree-copy.ts';

const ASTRO = path.resolve('node_modules/astro/bin/astro.mjs');
const RUNS = 3;

/** Builds a copy of the site from nothing, three times: seconds, peak memory in MB (Linux) and HTML files of each. */
export async function measureBuild() {
  const rows: Record<string, Awaited<ReturnType<typeof coldBuild>>> = {};
  for (let run = 1; run <= RUNS; run += 1) rows[`run ${run}`] = await coldBuild();
  return rows;
}

async function coldBuild() {
  const copy = new TreeCopy();
  try {
    const begun = performance.now();
    const build = spawn(process.execPath, [ASTRO, 'build', '--silent'], { cwd: copy.root, stdio: 'inherit' });
    let kilobytes = 0;
    const sampling = setInterval(() => {
      kilobytes = Math.max(kilobytes, peakMemory(build.pid));
    }, 50);
    const [code] = await once(build, 'exit');
    clearInterval(sampling);
    if (code !== 0) throw new Error(`The build ended with code ${code}.`);
    const seconds = Math.round((performance.now() - begun) / 100) / 10;
    const built = readdirSync(path.join(copy.root, 'dist/client'), { recursive: true, encoding: 'utf8' });
    const pages = built.filter((file) => file.endsWith('.html')).length;
    return { seconds, megabytes: Math.round(kilobytes / 1024), pages };
  } finally {
    copy.discard();
  }
}

/** Reads the most memory that a process has held so far, in kB, where the system says it (Linux); else 0. */
function peakMemory(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0; // not Linux, or the process has just ended
  }
}
