import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NAMED_ARTICLES } from '../../src/editorial/articles/named.ts';
import { indexSite } from '../../src/http/site-files.ts';
import { articleHref, markdownPathOf } from '../../src/routes.ts';
import { HOST_PROGRAMS } from '../support/server/host-programs.ts';
import { ROOT, startSite, type RunningSite } from '../support/running-site.ts';

const files = [...indexSite(`${ROOT}/dist/client`).values()];
/** Addresses as visitors ask for them, among them those that are not there. */
const ADDRESSES = [
  ...files.map(({ address }) => address).filter((address) => !address.endsWith('/404')),
  '/nowhere',
  '/en/nowhere',
  '/404',
  '/fr/404',
  '/_headers',
  '/.git/config',
  '/index.html.br',
];

/** What each program says in its own way, or in a way that varies: not part of our set. */
const OWN = new Set(
  'accept-ranges connection content-encoding content-length date etag keep-alive last-modified server transfer-encoding vary'.split(
    ' ',
  ),
);

/** An answer's status and headers, without what each program says in its own way. */
async function ask(origin: string, path: string, init: RequestInit = {}) {
  const { status, headers } = await fetch(origin + path, { redirect: 'manual', ...init });
  return { status, ...Object.fromEntries([...headers].filter(([name]) => !OWN.has(name))) };
}

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

describe.each(HOST_PROGRAMS)(
  'H10 $name, as the build configures it,',
  ({ name, install, isInstalled, start }) => {
    test('answers every address as our server does', async () => {
      if (!isInstalled) return console.warn(`${name} was not run, since it is not installed: ${install}`);
      const host = await start(site.port);
      try {
        for (const address of ADDRESSES) {
          const [theirs, ours] = [await ask(host.origin, address), await ask(site.origin, address)];
          expect({ address, ...theirs }).toEqual({ address, ...ours });
        }
        const api = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } };
        expect(await ask(host.origin, '/api/errors', api)).toEqual(
          await ask(site.origin, '/api/errors', api),
        );
        expect(
          (await fetch(`${host.origin}/demo/?a=1`, { redirect: 'manual' })).headers.get('location'),
        ).toMatch(/^(?:http:\/\/127\.0\.0\.1:\d+)?\/demo\?a=1$/);
      } finally {
        await host.stop();
      }
    });
  },
);

describe('H10 the configurations of hosts, read as text,', () => {
  const nginx = ['http', 'server', 'proxy'].map((part) =>
    readFileSync(`${ROOT}/dist/hosts/nginx-${part}.conf`, 'utf8'),
  );
  const caddy = readFileSync(`${ROOT}/dist/hosts/Caddyfile`, 'utf8');

  test('name each header that our server sends with a page, a file and a twin, and no other', async () => {
    const sent = new Set<string>();
    for (const address of [
      '/',
      '/favicon.svg',
      markdownPathOf(articleHref(NAMED_ARTICLES.mistakes)),
      '/_astro/none.js',
    ])
      for (const header of Object.keys(await ask(site.origin, address))) sent.add(header);
    for (const name of ['status', 'content-type']) sent.delete(name);
    // But for Retry-After, which a refusal has.
    const inNginx = [...nginx.join('').matchAll(/add_header ([\w-]+) (?!5 )/g)].map(([, header = '']) =>
      header.toLowerCase(),
    );
    const inCaddy = [...caddy.matchAll(/header (?:@\w+ )?([A-Z][\w-]+) `/g)].map(([, header = '']) =>
      header.toLowerCase(),
    );
    expect(new Set(inNginx)).toEqual(sent);
    expect(new Set(inCaddy.filter((header) => header !== 'content-type'))).toEqual(sent);
  });

  test('give each page its own policy', async () => {
    for (const { file, policy } of files.filter((candidate) => candidate.policy !== undefined)) {
      expect(nginx[0], file).toContain(`  ${file} "${policy}; `);
      expect(caddy, file).toContain(`\`${policy}; `);
    }
  });
});
