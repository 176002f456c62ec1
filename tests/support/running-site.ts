/** Runs the built site as visitors get it: the real server, in its own process, on a free port. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Environment of a process of the site; its compiled code is cached for the next start. */
export const SURROUNDINGS = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: path.join(ROOT, '.cache/node'),
};

/** Running server: its address, what it wrote so far, and how to stop it, which gives the code that it ends with. */
export interface Site {
  readonly origin: string;
  readonly port: number;
  readonly output: () => string;
  readonly stop: () => Promise<number | null>;
}

export interface RunningSite extends Site {
  readonly process: ChildProcess;
  readonly exited: Promise<number | null>;
}

/** Starts the server of the current build with a data folder of its own, and waits until it is healthy. */
export async function startSite(
  environment: Readonly<Record<string, string>> = {},
  program = 'src/server/main.ts',
): Promise<RunningSite> {
  const data = await mkdtemp(path.join(tmpdir(), 'site-data-'));
  const child = runServer({ DATA_DIR: data, ...environment }, program);
  const exited = once(child.process, 'exit').then(([code]: (number | null)[]) => code ?? null);
  const origin = await readAddress(child);
  const health = await fetch(`${origin}/healthz`);
  if (!health.ok) throw new Error(`The server is not healthy: ${health.status} ${child.output()}`);

  async function stop() {
    child.process.kill('SIGTERM');
    const code = await exited;
    await rm(data, { recursive: true, force: true });
    return code;
  }
  return { ...child, origin, port: Number(new URL(origin).port), exited, stop };
}

/** Starts the server without waiting for anything, for the starts that must fail. */
export function runServer(environment: Readonly<Record<string, string>>, program = 'src/server/main.ts') {
  const child = spawn(process.execPath, [program], {
    cwd: ROOT,
    env: { ...SURROUNDINGS, PORT: '0', HOST: '127.0.0.1', ...environment },
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (written += String(chunk)));
  return { process: child, output: () => written };
}

/** Server says where it listens; a port of our own choosing could be taken in between. */
export async function readAddress({ process: child, output }: ReturnType<typeof runServer>): Promise<string> {
  for (;;) {
    const origin = /http:\/\/\S+/.exec(output())?.[0];
    if (origin !== undefined) return origin;
    if (child.exitCode !== null) throw new Error(`The server did not start: ${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
