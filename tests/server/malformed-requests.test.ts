import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendRaw } from '../support/server/raw-request.ts';
import { startSite, type RunningSite } from '../support/running-site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const HOST = 'Host: 127.0.0.1\r\n';
const get = (target: string, headers = HOST, version = '1.1') =>
  `GET ${target} HTTP/${version}\r\n${headers}\r\n`;

/** What an attacker writes on the socket, and the one answer to it. */
const REQUESTS: readonly [what: string, bytes: string | Buffer, status: number][] = [
  ['TRACE /', `TRACE / HTTP/1.1\r\n${HOST}\r\n`, 405],
  ['OPTIONS *', `OPTIONS * HTTP/1.1\r\n${HOST}\r\n`, 204],
  ['a path that is another host', get('//evil.example'), 400],
  ['slashes only', get('///'), 400],
  ['half an absolute address', get('http://['), 400],
  ['an absolute address', get('http://evil.example/'), 400],
  ['a lone percent sign', get('/%'), 400],
  ['bytes that are not UTF-8', get('/%c0%af%ff'), 400],
  ['a Host that is half an address', get('/', 'Host: [\r\n'), 400],
  ['a Host with a space', get('/', 'Host: a b\r\n'), 400],
  ['an empty Host', get('/', 'Host:\r\n'), 400],
  ['no Host', get('/', ''), 400],
  ['two Hosts', get('/', `${HOST}Host: evil.example\r\n`), 400],
  ['HTTP/1.0, which needs no Host', get('/', '', '1.0'), 200],
  ['a Host with an impossible port', get('/', 'Host: x:99999\r\n'), 400],
  [
    'a forged forwarded host',
    get('/', `${HOST}X-Forwarded-Host: [\r\nX-Forwarded-Proto: javascript\r\n`),
    200,
  ],
  ['a forged forwarded protocol', get('/', `${HOST}X-Forwarded-Proto: https,http://\r\n`), 200],
  ['a GET with a body', `${get('/', `${HOST}Content-Length: 5\r\n`)}hello`, 200],
  ['an unknown expectation', get('/', `${HOST}Expect: foo\r\n`), 417],
  ['a post cut short', `POST /api/errors HTTP/1.1\r\n${HOST}Content-Length: 100\r\n\r\n{"a":`, 408],
  ['latin-1 in a header', Buffer.from(get('/', `${HOST}X-Name: \xe9\xe8\r\n`), 'latin1'), 200],
  ['latin-1 in the path', Buffer.from(get('/\xe9'), 'latin1'), 400],
  ['a NUL in the path', get('/a\0b'), 400],
  ['an encoded NUL in the path', get('/a%00b'), 400],
  ['a web socket', get('/', `${HOST}Connection: Upgrade\r\nUpgrade: websocket\r\n`), 405],
  ['a path of 10,000 characters', get(`/${'a'.repeat(10_000)}`), 400],
  ['a path of 15,000 characters', get(`/${'a'.repeat(15_000)}`), 400],
  ['a path of 20,000 characters', get(`/${'a'.repeat(20_000)}`), 431],
  ['20,000 bytes of headers', get('/', `${HOST}X-Long: ${'a'.repeat(20_000)}\r\n`), 431],
  ['two lengths that disagree', get('/', `${HOST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n`), 400],
  ['two lengths', get('/', `${HOST}Content-Length: 5\r\nContent-Length: 6\r\n`), 400],
  ['lines that end without a return', 'GET / HTTP/1.1\nHost: 127.0.0.1\n\n', 400],
  ['a part after the end', get('/', `${HOST}Range: bytes=999999-\r\n`), 416],
  ['a date that is none', get('/', `${HOST}If-Modified-Since: yesterday\r\n`), 200],
  ['an encoded way up', get('/..%2f..%2fpackage.json'), 400],
  ['a way up', get('/../../package.json'), 400],
  ['a way up with backslashes', get('/..%5c..%5cpackage.json'), 400],
  ['a tunnel', `CONNECT evil.example:443 HTTP/1.1\r\n${HOST}\r\n`, 405],
  ['an unknown method', `PROPFIND / HTTP/1.1\r\n${HOST}\r\n`, 405],
  ['a method that is none', `HACK / HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['the hello of TLS', Buffer.from('16030100a5010000a1030300', 'hex'), 400],
];

describe('X01 a request that no browser would send', () => {
  test.each(REQUESTS)('%s', async (_what, bytes, status) => {
    const answer = await sendRaw(site.port, bytes);

    expect(answer.status).toBe(status);
    expect(answer.all).not.toMatch(/\bat .+:\d+:\d+|node:internal|\/src\//);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.has('server') || answer.headers.has('x-powered-by')).toBe(false);
  });

  test('leaves the server alive, in the same process, with nothing in its log', async () => {
    expect((await fetch(`${site.origin}/`)).status).toBe(200);
    expect(site.process.exitCode).toBeNull();
    expect(site.output()).not.toContain('failure');
  });
});
