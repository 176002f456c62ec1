/** PostgreSQL of the tests' own: a temporary cluster on a free port of this machine, stopped by its process id. */
import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from './ports.ts';

export interface Databases {
  readonly createDatabase: () => Promise<string>;
}

export interface Postgres extends Databases {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** Variable with the address of the cluster that the tests of a run share. */
const SHARED = 'TEST_POSTGRES';

/** Cluster that the tests of this run share, or one of its own that must be stopped. */
export async function findPostgres(): Promise<Databases & Partial<Pick<Postgres, 'stop'>>> {
  const address = process.env[SHARED];
  return address === undefined ? startPostgres() : { createDatabase: () => createDatabase(address) };
}

async function createDatabase(address: string): Promise<string> {
  const name = `t${randomUUID().replaceAll('-', '')}`;
  await withClient(address, (client) => client.query(`CREATE DATABASE ${name}`));
  return new URL(name, address).href;
}

/** Starts a cluster, or throws with what to install. */
export async function startPostgres(): Promise<Postgres> {
  const bin = findBinaries();
  const owner = unprivileged();
  // Where another user may enter, whatever TMPDIR is.
  const folder = mkdtempSync(path.join(owner ? '/var/tmp' : tmpdir(), 'postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const made = spawnSync(
    path.join(bin, 'initdb'),
    ['--pgdata', data, '--username=site', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...owner, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'max_connections=500'];

  async function run() {
    const server = spawn(
      path.join(bin, 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...owner, cwd: folder, stdio: 'ignore' },
    );
    await waitUntilReady(address);
    return server;
  }
  const address = `postgres://site@127.0.0.1:${port}/postgres`;
  const server = await run();

  /** At once, without the checkpoint of an orderly end, which takes seconds. */
  async function end() {
    const exited = once(server, 'exit');
    server.kill('SIGQUIT');
    await exited;
  }
  return {
    address,
    createDatabase: () => createDatabase(address),
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function findBinaries(): string {
  const found = globSync('/usr/lib/postgresql/*/bin/initdb').toSorted().at(-1);
  if (found === undefined)
    throw new Error('These tests need PostgreSQL: install it with sudo apt-get install postgresql.');
  return path.dirname(found);
}

/** PostgreSQL refuses to run as root: the ids of the user it is run as instead. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, user], { encoding: 'utf8' }));
    if (uid?.status === 0 && gid?.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Error('These tests run PostgreSQL as the user postgres or nobody, and this machine has neither.');
}

async function waitUntilReady(url: string): Promise<void> {
  for (const begun = Date.now(); ;) {
    try {
      await withClient(url, (client) => client.query('SELECT 1'));
      return;
    } catch (error) {
      if (Date.now() - begun > 120_000) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/**
 * Starts one cluster for all tests of a run, which make databases of their own in it: a cluster takes two seconds of
 * processor to make and start. Where there is none, the tests that need one say what to install.
 */
export default async function sharePostgres(): Promise<(() => Promise<void>) | undefined> {
  const postgres = await startPostgres().catch(() => undefined);
  if (postgres === undefined) return undefined;
  process.env[SHARED] = postgres.address;
  return postgres.stop;
}
