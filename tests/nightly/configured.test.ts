import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../support/server/ports.ts';
import { TreeCopy } from '../changes/tree-copy.ts';
import { splitHosts } from './split-hosts.ts';

// One build serves all of this file: its hosts are of this machine, so that the last part can visit them.
const PORTS = { pages: await freePort(), endpoints: await freePort() };
const HOSTS = {
  PUBLIC_API_ORIGIN: `http://127.0.0.1:${PORTS.endpoints}`,
  PUBLIC_CDN_ORIGIN: 'https://cdn.example.com',
};
const ADDRESSES = { ...HOSTS, PUBLIC_SITE_ORIGIN: `http://localhost:${PORTS.pages}` };
const copy = new TreeCopy();
beforeAll(() => copy.runOrThrow(['astro', 'build'], { ...ADDRESSES, STAGING: '1' }));
afterAll(() => copy.discard());

describe('configuring the product API and a content-delivery host', () => {
  const pages = () => copy.list('dist/client/**/*.html').map((file) => [file, copy.read(file)] as const);

  it('makes every page connect to them early', () => {
    for (const [file, html] of pages()) {
      for (const host of Object.values(HOSTS))
        expect(html, file).toMatch(new RegExp(`<link rel="?preconnect"? href="${host}"`));
    }
  });

  it('admits them in every policy, the delivery host for no script', () => {
    for (const [file, html] of pages()) {
      const policy = /http-equiv="?content-security-policy"? content="([^"]*)"/i.exec(html)?.[1] ?? '';
      expect(policy, file).toMatch(new RegExp(`connect-src [^;]*${HOSTS.PUBLIC_API_ORIGIN}`));
      expect(policy, file).toMatch(new RegExp(`img-src [^;]*${HOSTS.PUBLIC_CDN_ORIGIN}`));
      expect(policy, file).not.toMatch(/script-src [^;]*https?:/);
    }
  });
});

it('lets forms post to the endpoints, and reports of refusals go there', () => {
  const headers = copy.read('dist/client/_headers');
  expect(headers).toContain(`Reporting-Endpoints: csp="${HOSTS.PUBLIC_API_ORIGIN}/api/reports"`);
  expect(headers).toContain(`form-action 'self' ${HOSTS.PUBLIC_API_ORIGIN}`);
});

describe('a staging build', () => {
  it('16. asks search engines to leave every page out', () => {
    const pages = copy.list('dist/client/**/*.html');
    const listed = pages.filter((file) => !copy.read(file).includes('<meta name="robots" content="noindex"'));
    expect(pages.length).toBeGreaterThanOrEqual(38);
    expect(listed).toEqual([]);
  });

  it('16. closes itself to every crawler', () => {
    expect(copy.read('dist/client/robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  });
});

splitHosts(copy.root, ADDRESSES);
