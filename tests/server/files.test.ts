import { readFile } from 'node:fs/promises';
import { get } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtManifest } from '../support/dist.ts';
import { ROOT, type Site } from '../support/running-site.ts';
import { startInProcess } from '../support/server/in-process.ts';

const [address = ''] =
  Object.entries(builtManifest().files).find(
    ([path, { encodings }]) => path.startsWith('/_astro/') && encodings.includes('br'),
  ) ?? [];
const original = await readFile(`${ROOT}/dist/client${address}`);

let site: Site;
beforeAll(async () => {
  site = await startInProcess();
});
afterAll(() => site.stop());

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

/** Asks with exactly these headers; `fetch` would add its own and decode the answer. */
function request(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(site.origin + path, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
          ),
          body: Buffer.concat(chunks),
        }),
      );
    }).on('error', reject);
  });
}

describe('compression', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0', undefined],
    ['', undefined],
  ])('compression: for "%s" a file is sent as %s', async (accepted, encoding) => {
    const { headers, body } = await request(address, { 'Accept-Encoding': accepted });

    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toBe('Accept-Encoding');
    expect(headers['content-length']).toBe(String(body.length));
    const decode =
      { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((bytes: Buffer) => bytes);
    expect(decode(body).equals(original)).toBe(true);
  });

  test('compression: a file has another entity tag in every encoding', async () => {
    const answers = await Promise.all(
      ['br', 'gzip', ''].map((accepted) => request(address, { 'Accept-Encoding': accepted })),
    );
    const tags = answers.map(({ headers }) => headers['etag']);

    expect(new Set(tags).size).toBe(3);
  });
});

test.each([
  ['its tag', (tag: string) => tag],
  ['its tag among others', (tag: string) => `"other", ${tag}`],
  ['any tag', () => '*'],
])('caching: a file that the browser has by %s is not sent again', async (_what, header) => {
  const tag = (await request('/')).headers['etag'] ?? '';
  const { status, headers, body } = await request('/', { 'If-None-Match': header(tag) });

  expect(status).toBe(304);
  expect(body).toHaveLength(0);
  expect(headers['etag']).toBe(tag);
  expect(headers['cache-control']).toBe('no-cache');
});

test('caching: a file whose name holds its hash is cached for ever', async () => {
  expect((await request(address)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

describe('ranges', () => {
  const size = original.length;
  test.each([
    ['bytes=0-9', 0, 9],
    ['bytes=0-0', 0, 0],
    ['bytes=5-', 5, size - 1],
    ['bytes=-7', size - 7, size - 1],
    [`bytes=${size - 2}-${size + 50}`, size - 2, size - 1],
  ])('ranges: %s is answered by its bytes', async (range, first, last) => {
    const { status, headers, body } = await request(address, { Range: range });

    expect(status).toBe(206);
    expect(headers['content-range']).toBe(`bytes ${first}-${last}/${size}`);
    expect(headers['content-length']).toBe(String(last - first + 1));
    expect(body.equals(original.subarray(first, last + 1))).toBe(true);
  });

  test.each(['bytes=99999999-', 'bytes=-0'])('ranges: "%s" is outside of the file', async (range) => {
    const { status, headers } = await request(address, { Range: range });
    expect(status).toBe(416);
    expect(headers['content-range']).toBe(`bytes */${size}`);
    expect(headers['cache-control']).toBe('no-store');
  });
});
