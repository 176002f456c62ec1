/** Requests as they go over the wire: those of other sites, those of ours, and those that no browser sends. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REFUSALS } from '#http/refusals.ts';
import { sendRaw } from '../support/server/raw-request.ts';
import { startSite, type RunningSite } from '../support/running-site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ PUBLIC_SITE_ORIGIN: 'https://www.example.org', TRUSTED_PROXY_HOPS: '1' });
});
afterAll(() => site.stop());

const REPORT = JSON.stringify({
  message: 'Test',
  timestamp: '2026-01-01T00:00:00.000Z',
  url: 'https://www.example.org/demo',
});
let visitors = 0;

/** `fetch` sets Sec-Fetch headers by itself; a socket says what we want. */
async function postRaw(headers: readonly string[], body = REPORT) {
  const lines = [
    `POST /api/errors HTTP/1.1`,
    `Host: 127.0.0.1:${site.port}`,
    `X-Forwarded-For: 192.0.2.${(visitors += 1)}`,
    `Content-Length: ${body.length}`,
  ];
  return sendRaw(site.port, `${[...lines, ...headers].join('\r\n')}\r\n\r\n${body}`);
}

test.each([
  ['a form', ['Origin: https://evil.example', 'Content-Type: application/x-www-form-urlencoded']],
  ['JSON', ['Origin: https://evil.example', 'Content-Type: application/json']],
  ['no origin', ['Origin: null', 'Content-Type: application/json']],
  ['a sandboxed frame', ['Origin: null', 'Sec-Fetch-Site: cross-site']],
  ['a frame of a subdomain', ['Origin: null', 'Sec-Fetch-Site: same-site']],
  ['another origin that claims to be ours', ['Origin: https://evil.example', 'Sec-Fetch-Site: same-origin']],
  ['no Origin header', ['Sec-Fetch-Site: cross-site', 'Content-Type: application/json']],
  ['a subdomain', ['Sec-Fetch-Site: same-site', 'Origin: https://blog.example.org']],
  ['a look-alike', ['Origin: https://www.example.org.evil.example', 'Content-Type: application/json']],
  ['another port', ['Origin: http://127.0.0.1:1', 'Content-Type: application/json']],
])('CSRF: a post of another site with %s is refused', async (_what, headers) => {
  const { status, body } = await postRaw(headers);
  expect(status).toBe(403);
  expect(Buffer.from(body, 'latin1').toString()).toContain(REFUSALS[403].fr);
});

test.each([
  ['a modern browser', ['Sec-Fetch-Site: same-origin', 'Origin: http://127.0.0.1:PORT']],
  ['a referrer policy that hides the origin', ['Origin: null', 'Sec-Fetch-Site: same-origin']],
  ['a browser without Sec-Fetch', ['Origin: http://127.0.0.1:PORT']],
  ['a proxy that ends TLS and rewrites Host', ['Origin: https://www.example.org']],
  ['a proxy that ends TLS and keeps Host', ['Origin: https://127.0.0.1:PORT']],
  ['a mail program, which says nothing', []],
  ['a proxy with a forged host', ['X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: javascript']],
])('CSRF: a post of our own pages through %s is accepted', async (_what, headers) => {
  const own = headers.map((header) => header.replace('PORT', String(site.port)));
  for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
    const { status, all } = await postRaw([...own, `Content-Type: ${type}`]);
    expect(status).toBe(204);
    expect(all).not.toContain('evil.example');
  }
});

test('form token: is no page that a link leads to', async () => {
  const get = (destination: string, path = '/api/form-token') =>
    sendRaw(
      site.port,
      `GET ${path} HTTP/1.1\r\nHost: x\r\nSec-Fetch-Dest: ${destination}\r\nConnection: close\r\n\r\n`,
    );
  expect((await get('empty')).status).toBe(200);
  const page = await get('document');
  expect(page.status).toBe(404);
  expect(page.body).toContain('<title>');
  expect(page.body).not.toContain('"formToken"');
  const link = '/api/newsletter/confirm?token=x';
  expect((await get('document', link)).body).toBe((await get('empty', link)).body);
});

describe('bodies', () => {
  test('bodies: one without a length is refused while it is read', async () => {
    const socket = connect(site.port, '127.0.0.1');
    let received = '';
    socket.on('data', (chunk) => (received += String(chunk)));
    socket.on('error', () => {}); // the server may close while we still write
    socket.write('POST /api/errors HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n');
    const chunk = `4000\r\n${'a'.repeat(0x4000)}\r\n`;
    for (let sent = 0; sent < 6; sent += 1) socket.write(chunk);
    await once(socket, 'close');

    expect(received).toMatch(/^HTTP\/1\.1 413 /);
    expect(Buffer.from(received, 'latin1').toString()).toContain(REFUSALS[413].fr);
  });

  test('bodies: one announced as too large is refused before it arrives', async () => {
    const head = 'POST /api/errors HTTP/1.1\r\nHost: x\r\nContent-Length: 65537\r\n\r\n';
    expect((await sendRaw(site.port, head)).status).toBe(413);
  });

  test.each(['gzip', 'GZIP', 'identity, gzip'])(
    'bodies: one compressed by %s is refused',
    async (encoding) => {
      const { status } = await postRaw(['Content-Type: application/json', `Content-Encoding: ${encoding}`]);
      expect(status).toBe(415);
    },
  );
});

const HOST = 'Host: 127.0.0.1\r\nConnection: close\r\n';
const get = (target: string, headers = HOST, version = '1.1') =>
  `GET ${target} HTTP/${version}\r\n${headers}\r\n`;

/** Bytes that an attacker writes on the socket, and the status of the answer. */
const REQUESTS: readonly [what: string, bytes: string | Buffer, status: number][] = [
  ['TRACE', `TRACE / HTTP/1.1\r\n${HOST}\r\n`, 405],
  ['half an absolute address', get('http://['), 400],
  ['an absolute address', get('http://evil.example/'), 200],
  ['a Host that is half an address', get('/nowhere', 'Host: [\r\nConnection: close\r\n'), 400],
  ['a Host of two words', get('/', 'Host: a b\r\nConnection: close\r\n'), 400],
  ['an empty Host', get('/', 'Host:\r\nConnection: close\r\n'), 200],
  ['a Host with a port that is none', get('/', 'Host: x:99999\r\nConnection: close\r\n'), 400],
  ['no Host', get('/', ''), 400],
  ['a forwarded host that is half an address', get('/', `${HOST}X-Forwarded-Host: [\r\n`), 200],
  ['two forwarded protocols', get('/', `${HOST}X-Forwarded-Proto: https,http://\r\n`), 200],
  ['HTTP/1.0, which needs no Host', get('/', '', '1.0'), 200],
  ['a GET with a body', `${get('/', `${HOST}Content-Length: 5\r\n`)}hello`, 200],
  ['a part of a file that is none', get('/', `${HOST}Range: bytes=99999999-\r\n`), 416],
  ['a date that is none', get('/', `${HOST}If-Modified-Since: yesterday\r\n`), 200],
  ['latin-1 in a header', Buffer.from(get('/', `${HOST}X-Name: \xe9\xe8\r\n`), 'latin1'), 200],
  ['half an escape in the path', get('/%'), 404],
  ['bytes that are no UTF-8 in the path', get('/%c0%af%ff'), 404],
  ['another host as a path', get('//evil.example'), 404],
  ['a path of slashes', get('///'), 404],
  ['a web socket', get('/', `Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n`), 200],
  ['h2c', get('/', `Host: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n`), 200],
  ['a path of 15,000 characters', get(`/${'a'.repeat(15_000)}`), 404],
  ['an encoded way up', get('/..%2f..%2fpackage.json'), 404],
  ['a way up', get('/../../package.json'), 404],
  ['a way up with backslashes', get('/..%5c..%5cpackage.json'), 404],
  ['a backslash', get('/..\\package.json'), 400],
  ['OPTIONS of all', `OPTIONS * HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['an unknown method', `PROPFIND / HTTP/1.1\r\n${HOST}\r\n`, 405],
];

describe('malformed requests', () => {
  test.each(REQUESTS)('requests that no browser sends: %s', async (_what, bytes, status) => {
    const answer = await sendRaw(site.port, bytes);

    expect(answer.status).toBe(status);
    expect(answer.all).not.toMatch(/\bat .+:\d+:\d+|node:internal|\/src\//);
    expect(answer.headers.has('server') || answer.headers.has('x-powered-by')).toBe(false);
  });

  test('requests that no browser sends leave the server alive, with nothing in its log', async () => {
    expect((await fetch(`${site.origin}/`)).status).toBe(200);
    expect(site.process.exitCode).toBeNull();
    expect(site.output()).not.toContain('error.unhandled');
  });
});
