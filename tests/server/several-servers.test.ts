import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  demo,
  deploy,
  describeRecipe,
  expectOurHeaders,
  SITE,
  type Answer,
} from '../support/server/deployment.ts';
import { freePort } from '../support/server/free-port.ts';
import { startPostgres, withClient, type Postgres } from '../support/server/postgres.ts';
import { inParallel } from '../support/server/posts.ts';
import { addressOf, ROOT, runServer, startSite, type RunningSite } from '../support/running-site.ts';
import { size } from '../support/size.ts';
import { logged } from '../support/server/visitor.ts';

/** What stands for an answer that did not come. */
const nothing = (): Answer => ({ status: 0, headers: {}, body: Buffer.from('') });

/** Posts of a run, and how many at a time. */
const POSTS = size(300, 10_000);
const WIDTH = 16;

describeRecipe('2. files served by nginx, two servers, PostgreSQL', () => {
  let postgres: Postgres;
  let environment: Readonly<Record<string, string>>;
  let servers: RunningSite[];
  const started: RunningSite[] = [];
  let host: Awaited<ReturnType<typeof deploy>>;

  beforeAll(async () => {
    postgres = await startPostgres();
    environment = {
      PUBLIC_SITE_ORIGIN: SITE,
      DATABASE_URL: await postgres.createDatabase(),
      // As with a CDN before nginx, so that each request can be another visitor's.
      TRUSTED_PROXY_HOPS: '2',
    };
    const ports = [await freePort(), await freePort()];
    servers = await Promise.all(ports.map(start));
    host = await deploy('several servers', ports);
  });
  afterAll(async () => {
    await host.stop();
    await Promise.all(servers.map((server) => server.stop()));
    await postgres.stop();
  });

  async function start(port: number) {
    const server = await startSite({ ...environment, PORT: String(port) });
    started.push(server);
    return server;
  }

  /** Where others use the machine as well, the database may be late: the form asks to send again, whoever was killed. */
  const causes = () =>
    new Set(started.flatMap((site) => logged(site, 'form-refused').map(({ cause }) => cause)));
  const LATE = ['the database is too busy', 'the database does not answer'];

  async function restart(at: number, signal: 'SIGTERM' | 'SIGKILL') {
    const server = servers[at];
    if (server === undefined) throw new Error(`There is no server ${at}.`);
    server.process.kill(signal);
    const code = await server.exited;
    servers[at] = await start(server.port);
    return code;
  }

  /** How often a visitor of the last run was asked to send again. */
  let resent = 0;

  /** Posts as visitors do who send again what was not acknowledged; returns the ids, and what else was answered. */
  async function postMany(from: number, count: number) {
    const acknowledged = new Map<string, string>();
    const others: number[] = [];
    resent = 0;
    await inParallel(count, WIDTH, async (index) => {
      const n = from + index;
      const asking = demo(n, { 'X-Forwarded-For': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` });
      for (let isKept = false; !isKept;) {
        const { status, body } = await host.ask('/api/demo', asking).catch(nothing);
        isKept = status === 201;
        if (isKept) acknowledged.set(`person${n}@example.org`, JSON.parse(String(body)).id);
        else if (status === 503 && String(body).includes('"unavailable"')) resent += 1;
        else others.push(status);
      }
    });
    return { acknowledged, others };
  }

  const kept = () =>
    withClient(String(environment['DATABASE_URL']), async (client) => {
      const { rows } = await client.query<{ id: string; email: string }>('SELECT id, email FROM leads');
      return rows.map(({ id, email }) => `${email} ${id}`).toSorted();
    });
  const lines = (acknowledged: ReadonlyMap<string, string>) =>
    [...acknowledged].map(([email, id]) => `${email} ${id}`).toSorted();

  test('nginx sends the compressed files itself', async () => {
    for (const { process } of servers) process.kill('SIGSTOP');
    const answer = await host
      .ask('/tarifs', { headers: { 'Accept-Encoding': 'gzip' } })
      .finally(() => servers.forEach(({ process }) => process.kill('SIGCONT')));
    // The next test needs them awake.
    await Promise.all(servers.map(({ origin }) => fetch(`${origin}/healthz`)));
    expect(answer.status).toBe(200);
    expectOurHeaders(answer);
    expect(answer.body).toEqual(readFileSync(`${ROOT}/dist/client/tarifs.html.gz`));
  });

  test('one server killed while visitors post: all that was acknowledged is kept, once, and no visitor sees it', async () => {
    const posting = postMany(0, POSTS);
    await waitForLeads(kept, POSTS / 4);
    await restart(0, 'SIGKILL');
    const { acknowledged, others } = await posting;
    expect(acknowledged.size).toBe(POSTS);
    expect(await kept()).toEqual(lines(acknowledged));
    expect(others).toEqual([]);
    // One that is late makes the server open all its connections anew.
    expect([...LATE, 'the database cannot be reached']).toEqual(expect.arrayContaining([...causes()]));
  }, 300_000);

  test('one server that cannot keep what it is sent: the visitor gets the answer of the other', async () => {
    const [, other] = servers;
    other?.process.kill('SIGTERM');
    await other?.exited;
    const away = `postgres://site:site@127.0.0.1:${await freePort()}/site`;
    const lost = runServer({ ...environment, DATABASE_URL: away, PORT: String(other?.port) });
    await addressOf(lost);
    const { acknowledged, others } = await postMany(2_000_000, WIDTH);
    lost.process.kill('SIGTERM');
    servers[1] = await start(other?.port ?? 0);
    expect(acknowledged.size).toBe(WIDTH);
    expect(others).toEqual([]);
    expect(resent).toBe(0);
  });

  test('a rolling restart while visitors read and post: no request fails', async () => {
    const before = await kept();
    const isDone = new AbortController();
    const failed: string[] = [];
    async function read() {
      while (!isDone.signal.aborted) {
        for (const address of ['/tarifs', '/api/stamp']) {
          const { status, headers, body } = await host.ask(address).catch(nothing);
          if (status !== 200) failed.push(`${address} ${status} ${headers['retry-after']} ${body}`);
        }
      }
    }
    const reading = Promise.all([read(), read()]);
    const posting = postUntil(isDone.signal);
    for (const at of servers.keys()) expect(await restart(at, 'SIGTERM')).toBe(0);
    isDone.abort();
    const { acknowledged, others } = await posting;
    await reading;
    expect(failed).toEqual([]);
    expect(others).toEqual([]);
    expect(LATE).toEqual(expect.arrayContaining([...causes()]));
    expect((await kept()).length).toBe(before.length + acknowledged.size);
  });

  /** Posts in batches until it is enough. */
  async function postUntil(isEnough: AbortSignal) {
    const all = { acknowledged: new Map<string, string>(), others: [] as number[] };
    for (let from = 1_000_000; !isEnough.aborted; from += WIDTH) {
      const { acknowledged, others } = await postMany(from, WIDTH);
      for (const [email, id] of acknowledged) all.acknowledged.set(email, id);
      all.others.push(...others);
    }
    return all;
  }
});

async function waitForLeads(kept: () => Promise<readonly string[]>, count: number): Promise<void> {
  while ((await kept()).length < count) await new Promise((resolve) => setTimeout(resolve, 10));
}
