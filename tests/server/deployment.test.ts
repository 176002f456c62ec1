import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect as connectPlain, createServer, type Socket } from 'node:net';
import { connect, type ConnectionOptions } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deploy, MISSING, type Answer } from '../support/deployment.ts';
import { freePort } from '../support/free-port.ts';
import { startPostgres, withClient, type Postgres } from '../support/postgres.ts';
import { demoBody, inParallel } from '../support/posts.ts';
import { ROOT, startSite, type RunningSite } from '../support/site.ts';
import { size } from '../support/size.ts';
import { logged } from '../support/visitor.ts';

const SITE = 'https://www.example.org';
type Deployment = Awaited<ReturnType<typeof deploy>>;

/** Without nginx the recipes wait, and the run says what to install: a skipped test would count as a failed one. */
const describeRecipe = MISSING === undefined ? describe : () => {};

test('the recipes of the README are run, or it is said what they wait for', () => {
  if (MISSING !== undefined) console.warn(`The README's recipes were not run, since ${MISSING}`);
  expect(MISSING ?? 'is not installed').toMatch(/is not installed/);
});

/** The headers that tell browsers what our pages may do, on whatever answer. */
function expectOurHeaders({ headers }: Answer) {
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'.*report-to csp$/);
}

const demo = (n: number, headers: Readonly<Record<string, string>> = {}, key: string = randomUUID()) => ({
  method: 'POST',
  body: demoBody(n, key),
  headers: { 'Content-Type': 'application/json', Accept: 'application/json', Origin: SITE, ...headers },
});

describeRecipe('1. one machine: npm start behind nginx with TLS', () => {
  let site: RunningSite;
  let host: Deployment;
  beforeAll(async () => {
    site = await startSite({ PUBLIC_SITE_ORIGIN: SITE, TRUSTED_PROXY_HOPS: '1' });
    host = await deploy('one machine', [site.port]);
  });
  afterAll(() => Promise.all([host.stop(), site.stop()]));

  /** Shakes hands as a client would; resolves to what was agreed on. */
  async function shake(options: ConnectionOptions) {
    const socket = connect({ ...host.connection, ...options });
    await once(socket, 'secureConnect');
    const agreed = { version: socket.getProtocol(), protocol: socket.alpnProtocol };
    socket.destroy();
    return agreed;
  }

  test('a page comes as our server sends it, compressed, with every header', async () => {
    const headers = { 'Accept-Encoding': 'br' };
    const answer = await host.ask('/tarifs', { headers });
    expect(answer.status).toBe(200);
    expectOurHeaders(answer);
    expect(answer.body).toEqual(readFileSync(`${ROOT}/dist/client/tarifs.html.br`));
    const { status } = await host.ask('/tarifs', {
      headers: { ...headers, 'If-None-Match': String(answer.headers['etag']) },
    });
    expect(status).toBe(304);
  });

  test('whoever comes in clear is led to https, whatever they ask', async () => {
    const socket = connectPlain(host.plain, '127.0.0.1');
    socket.end(`GET /tarifs?a=1 HTTP/1.0\r\nHost: www.example.org\r\n\r\n`);
    expect(await everything(socket)).toMatch(
      /^HTTP\/1\.1 308 [\s\S]*\r\nLocation: https:\/\/www\.example\.org\/tarifs\?a=1\r\n/,
    );
  });

  test('speaks TLS 1.2 and 1.3, not 1.1, and HTTP/2', { tags: ['asvs-12.1.1'] }, async () => {
    expect(await shake({ ALPNProtocols: ['h2'] })).toEqual({ version: 'TLSv1.3', protocol: 'h2' });
    expect(await shake({ maxVersion: 'TLSv1.2' })).toMatchObject({ version: 'TLSv1.2' });
    const old = { minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
    await expect(shake(old)).rejects.toThrow(/protocol version|alert/i);
  });

  test('sends TLS records of 4 kB at most', async () => {
    const records = await recordsOf(host.connection, '/tarifs');
    expect(records.length).toBeGreaterThan(3);
    // A record holds what is said, its type, and the mark that nothing was changed.
    expect(Math.max(...records)).toBeLessThanOrEqual(4096 + 1 + 16);
  });

  test.each(['evil.example', 'www.example.org.evil.example', '127.0.0.1'])(
    'a request for the host %s is not answered',
    { tags: ['asvs-4.1.3'] },
    async (Host) => {
      await expect(host.ask('/', { headers: { Host } })).rejects.toThrow(/socket hang up|ECONNRESET/);
      await expect(shake({ servername: Host === '127.0.0.1' ? '' : Host })).rejects.toThrow(
        /unrecognized name/,
      );
    },
  );

  test('a forged forwarded host changes nothing', async () => {
    const headers = {
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'javascript',
      Forwarded: 'host=evil.example',
    };
    const answer = await host.ask('/tarifs/?a=1', { headers });
    expect([answer.status, answer.headers['location']]).toEqual([308, '/tarifs?a=1']);
    expect(JSON.stringify(answer)).not.toContain('evil');
  });

  test(
    'one visitor is one visitor, whatever address they claim to come from',
    { tags: ['asvs-4.1.3'] },
    async () => {
      const statuses: number[] = [];
      for (let n = 0; n < 6; n += 1)
        statuses.push((await host.ask('/api/demo', demo(n, { 'X-Forwarded-For': `203.0.113.${n}` }))).status);
      expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    },
  );

  test('a form sent from another site is refused', async () => {
    const answer = await host.ask('/api/demo', demo(9, { Origin: 'https://evil.example' }));
    expect(answer.status).toBe(403);
    expectOurHeaders(answer);
  });

  test('what nginx answers itself has our headers too: too large, and nobody there', async () => {
    const large = await host.ask('/api/demo', { ...demo(10), body: 'a'.repeat(70_000) });
    expect(large.status).toBe(413);
    expect(large.body.toString()).toContain('64 ko');
    expectOurHeaders(large);

    await site.stop();
    const alone = await host.ask('/tarifs');
    expect(alone.status).toBe(503);
    expect(alone.headers['retry-after']).toBe('5');
    expect(alone.body.toString()).toContain('Recommencez dans un instant');
    expectOurHeaders(alone);
  });
});

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
  let host: Deployment;

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

  /** Posts as visitors do who send again what was not acknowledged; returns the ids, and what else was answered. */
  async function postMany(from: number, count: number) {
    const acknowledged = new Map<string, string>();
    const others: number[] = [];
    await inParallel(count, WIDTH, async (index) => {
      const n = from + index;
      const asking = demo(n, { 'X-Forwarded-For': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` });
      for (let isKept = false; !isKept;) {
        const { status, body } = await host.ask('/api/demo', asking).catch(nothing);
        isKept = status === 201;
        if (isKept) acknowledged.set(`person${n}@example.org`, JSON.parse(String(body)).id);
        else if (status !== 503 || !String(body).includes('"unavailable"')) others.push(status);
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

async function everything(socket: Socket): Promise<string> {
  let received = '';
  socket.on('data', (chunk) => (received += String(chunk)));
  await once(socket, 'close');
  return received;
}

/** The lengths of the TLS records of a page, read between nginx and a visitor. */
async function recordsOf(connection: Deployment['connection'], address: string): Promise<number[]> {
  const bytes: Buffer[] = [];
  const relay = createServer((visitor) => {
    const nginx = connectPlain(connection.port, connection.host);
    visitor.pipe(nginx).pipe(visitor);
    nginx.on('data', (chunk: Buffer) => bytes.push(chunk));
    for (const end of [visitor, nginx]) end.on('error', () => {});
  }).listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const at = relay.address();
  const socket = connect({ ...connection, port: typeof at === 'object' && at !== null ? at.port : 0 });
  socket.write(`GET ${address} HTTP/1.1\r\nHost: ${connection.servername}\r\nConnection: close\r\n\r\n`);
  await everything(socket);
  relay.close();

  const all = Buffer.concat(bytes);
  const lengths: number[] = [];
  // Type, version, then the length in two bytes.
  for (let start = 0; start + 5 <= all.length; start += 5 + all.readUInt16BE(start + 3))
    if (all[start] === 23) lengths.push(all.readUInt16BE(start + 3));
  return lengths;
}
