import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect as connectPlain, createServer, type Socket } from 'node:net';
import { connect, type ConnectionOptions } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REFUSALS } from '../../src/http/refusals.ts';
import { demo, deploy, describeRecipe, expectOurHeaders, SITE } from '../support/server/deployment.ts';
import { ROOT, startSite, type RunningSite } from '../support/running-site.ts';

type Deployment = Awaited<ReturnType<typeof deploy>>;

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

  test('speaks TLS 1.2 and 1.3, not 1.1, and HTTP/2', async () => {
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

  test('one visitor is one visitor, whatever address they claim to come from', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1)
      statuses.push((await host.ask('/api/demo', demo(n, { 'X-Forwarded-For': `203.0.113.${n}` }))).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });

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
    expect(alone.body.toString()).toContain(REFUSALS[503].fr);
    expectOurHeaders(alone);
  });
});

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
