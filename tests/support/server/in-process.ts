/** Built site, served within the process of a test: what most tests ask of it, for a tenth of the work of a process. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readEnvironment } from '#http/environment.ts';
import { start } from '#server/main.ts';
import type { Site } from '../running-site.ts';

const logs = new Set<{ text: string }>();
let { write } = process.stderr;

/** Starts the server of the current build in this process, with a data folder of its own. */
export async function startInProcess(variables: Readonly<Record<string, string>> = {}): Promise<Site> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-data-'));
  const log = { text: '' };
  const ends = listenTo(log);
  const environment = readEnvironment({ DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', ...variables });
  const { origin, stop } = await start(environment).catch((error: unknown) => {
    ends();
    throw error;
  });
  return {
    origin,
    port: Number(new URL(origin).port),
    output: () => log.text,
    async stop() {
      const code = (await stop()) ? 0 : 1;
      ends();
      await rm(folder, { recursive: true, force: true });
      return code;
    },
  };
}

/** Keeps what is written to the error output in a log, until it is told to end. */
function listenTo(log: { text: string }): () => void {
  if (logs.size === 0) {
    write = process.stderr.write;
    process.stderr.write = (chunk: string | Uint8Array) => {
      for (const each of logs) each.text += String(chunk);
      return true;
    };
  }
  logs.add(log);
  return () => {
    logs.delete(log);
    if (logs.size === 0) process.stderr.write = write;
  };
}
