import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendRaw } from '../support/server/raw-request.ts';
import { startSite, type RunningSite } from '../support/running-site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const HOST = 'Host: 127.0.0.1\r\nConnection: close\r\n';
const get = (target: string, headers = HOST, version = '1.1') =>
  `GET ${target} HTTP/${version}\r\n${headers}\r\n`;

/** Bytes that an attacker writes on the socket, and the status of the answer. */
const REQUESTS: readonly [what: string, bytes: string | Buffer, status: number][] = [
  ['TRACE', `TRACE / HTTP/1.1\r\n${HOST}\r\n`, 405],
  ['half an absolute address', get('http://['), 400],
  ['an absolute address', get('http://evil.example/'), 200],
  ['a Host that is half an address', get('/nowhere', 'Host: [\r\nConnection: close\r\n'), 400],
  ['no Host', get('/', ''), 400],
  ['HTTP/1.0, which needs no Host', get('/', '', '1.0'), 200],
  ['a GET with a body', `${get('/', `${HOST}Content-Length: 5\r\n`)}hello`, 200],
  ['an unknown expectation', get('/', `${HOST}Expect: foo\r\n`), 417],
  ['latin-1 in a header', Buffer.from(get('/', `${HOST}X-Name: \xe9\xe8\r\n`), 'latin1'), 200],
  ['latin-1 in the path', Buffer.from(get('/\xe9'), 'latin1'), 400],
  ['a NUL in the path', get('/a\0b'), 400],
  ['a web socket', get('/', `Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n`), 200],
  ['h2c', get('/', `Host: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n`), 200],
  ['a path of 15,000 characters', get(`/${'a'.repeat(15_000)}`), 404],
  ['a path of 20,000 characters', get(`/${'a'.repeat(20_000)}`), 431],
  ['20,000 bytes of headers', get('/', `${HOST}X-Long: ${'a'.repeat(20_000)}\r\n`), 431],
  ['two lengths that disagree', get('/', `${HOST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n`), 400],
  ['two lengths', get('/', `${HOST}Content-Length: 5\r\nContent-Length: 6\r\n`), 400],
  ['lines that end without a return', 'GET / HTTP/1.1\nHost: 127.0.0.1\n\n', 400],
  ['a date that is none', get('/', `${HOST}If-Modified-Since: yesterday\r\n`), 200],
  ['an encoded way up', get('/..%2f..%2fpackage.json'), 404],
  ['a way up', get('/../../package.json'), 404],
  ['a way up with backslashes', get('/..%5c..%5cpackage.json'), 404],
  ['a backslash', get('/..\\package.json'), 400],
  ['an unknown method', `PROPFIND / HTTP/1.1\r\n${HOST}\r\n`, 405],
  ['a method that is none', `HACK / HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['the hello of TLS', Buffer.from('16030100a5010000a1030300', 'hex'), 400],
];

describe('X01 a request that no browser would send', () => {
  test.each(REQUESTS)('%s', async (_what, bytes, status) => {
    const answer = await sendRaw(site.port, bytes);

    expect(answer.status).toBe(status);
    expect(answer.all).not.toMatch(/\bat .+:\d+:\d+|node:internal|\/src\//);
    expect(answer.headers.has('server') || answer.headers.has('x-powered-by')).toBe(false);
  });

  test('leaves the server alive, in the same process, with nothing in its log', async () => {
    expect((await fetch(`${site.origin}/`)).status).toBe(200);
    expect(site.process.exitCode).toBeNull();
    expect(site.output()).not.toContain('failure');
  });
});
