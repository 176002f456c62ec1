import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REFUSALS } from '../../src/http/refusals.ts';
import { sendRaw } from '../support/server/raw-request.ts';
import { startSite, type RunningSite } from '../support/running-site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ PUBLIC_SITE_ORIGIN: 'https://www.example.org' });
});
afterAll(() => site.stop());

const REPORT = JSON.stringify({
  message: 'Test',
  timestamp: '2026-01-01T00:00:00.000Z',
  url: 'https://www.example.org/demo',
});

/** `fetch` sets Sec-Fetch headers by itself; a socket says what we want. */
async function postRaw(headers: readonly string[], body = REPORT) {
  const lines = [
    `POST /api/errors HTTP/1.1`,
    `Host: 127.0.0.1:${site.port}`,
    `Content-Length: ${body.length}`,
  ];
  return sendRaw(site.port, `${[...lines, ...headers].join('\r\n')}\r\n\r\n${body}`);
}

describe('a post that a page of another site makes the browser send', () => {
  test.each([
    ['a form', ['Origin: https://evil.example', 'Content-Type: application/x-www-form-urlencoded']],
    ['JSON', ['Origin: https://evil.example', 'Content-Type: application/json']],
    ['no origin', ['Origin: null', 'Content-Type: application/json']],
    ['no Origin header', ['Sec-Fetch-Site: cross-site', 'Content-Type: application/json']],
    ['a subdomain', ['Sec-Fetch-Site: same-site', 'Origin: https://blog.example.org']],
    ['a look-alike', ['Origin: https://www.example.org.evil.example', 'Content-Type: application/json']],
    ['another port', ['Origin: http://127.0.0.1:1', 'Content-Type: application/json']],
  ])('with %s is refused', async (_what, headers) => {
    const { status, body } = await postRaw(headers);
    expect(status).toBe(403);
    expect(Buffer.from(body, 'latin1').toString()).toContain(REFUSALS[403].fr);
  });
});

describe('a post from our own pages', () => {
  test.each([
    ['a modern browser', ['Sec-Fetch-Site: same-origin', 'Origin: http://127.0.0.1:PORT']],
    ['a browser without Sec-Fetch', ['Origin: http://127.0.0.1:PORT']],
    ['a proxy that ends TLS and rewrites Host', ['Origin: https://www.example.org']],
    ['a proxy that ends TLS and keeps Host', ['Origin: https://127.0.0.1:PORT']],
    ['a mail program, which says nothing', []],
  ])('through %s is accepted, as JSON and as a form', async (_what, headers) => {
    const own = headers.map((header) => header.replace('PORT', String(site.port)));
    for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
      const { status } = await postRaw([...own, `Content-Type: ${type}`]);
      expect(status).not.toBe(403);
      expect(status).toBeLessThan(500);
    }
  });
});

describe('data', () => {
  const get = (destination: string, path = '/api/stamp') =>
    sendRaw(
      site.port,
      `GET ${path} HTTP/1.1\r\nHost: x\r\nSec-Fetch-Dest: ${destination}\r\nConnection: close\r\n\r\n`,
    );

  test('is no page that a link leads to; our scripts get it', async () => {
    expect((await get('empty')).status).toBe(200);
    const page = await get('document');
    expect(page.status).toBe(404);
    expect(page.body).toContain('<title>');
    expect(page.body).not.toContain('"stamp"');
    const link = '/api/newsletter/confirm?token=x';
    expect((await get('document', link)).body).toBe((await get('empty', link)).body);
  });
});

describe('a body', () => {
  test('without a length is cut while it is read', async () => {
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

  test('announced as too large is refused before it comes', async () => {
    const head = 'POST /api/errors HTTP/1.1\r\nHost: x\r\nContent-Length: 65537\r\n\r\n';
    expect((await sendRaw(site.port, head)).status).toBe(413);
  });

  test.each(['gzip', 'br', 'deflate', 'GZIP', 'identity, gzip'])(
    'compressed by %s is refused',
    async (encoding) => {
      const { status } = await postRaw(['Content-Type: application/json', `Content-Encoding: ${encoding}`]);
      expect(status).toBe(415);
    },
  );
});

test('an endpoint answers 405 to a method that it does not have', async () => {
  const response = await fetch(`${site.origin}/api/errors`);
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('POST, OPTIONS');
});

test('a forged forwarded host changes nothing', async () => {
  const { all } = await postRaw(['X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: javascript']);
  expect(all).not.toContain('evil.example');
});
