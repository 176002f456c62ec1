import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITE } from '../../src/site.ts';
import { freePort } from '../support/server/free-port.ts';
import { copySite } from '../support/site-copy.ts';
import { splitHosts } from './split-hosts.ts';

// One build serves all of this file: its hosts are of this machine, so that the last part can visit them.
const PORTS = { pages: await freePort(), endpoints: await freePort() };
const HOSTS = {
  PUBLIC_API_ORIGIN: `http://127.0.0.1:${PORTS.endpoints}`,
  PUBLIC_CDN_ORIGIN: 'https://cdn.example.com',
};
const ADDRESSES = { ...HOSTS, PUBLIC_SITE_ORIGIN: `http://localhost:${PORTS.pages}` };
const folder = mkdtempSync(path.join(tmpdir(), 'configured-'));

/** Builds the copy of the site; gives back how it ended and what it said. */
function build(environment: Readonly<Record<string, string>>) {
  const command = [path.resolve('node_modules/astro/bin/astro.mjs'), 'build'];
  const env = { ...process.env, ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: folder,
    encoding: 'utf8',
    env,
  });
  return { status, output: stdout + stderr };
}

beforeAll(() => {
  copySite(folder);
  const file = path.join(folder, 'src/site.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(`'${SITE.product}'`, "'Éclaireur'"));
  const { status, output } = build({ ...ADDRESSES, STAGING: '1' });
  if (status !== 0) throw new Error(output);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

describe('renaming the product in site.ts', () => {
  it('leaves no trace of the old name in what is built', () => {
    const old = new RegExp(`${SITE.product}|${SITE.slug}`, 'i');
    const traces = globSync(
      ['dist/**/*.{html,xml,txt,json,js,mjs,webmanifest,svg,md,png}', 'dist/client/.well-known/*'],
      {
        cwd: folder,
      },
    ).filter((file) => old.test(file) || old.test(read(file)));
    expect(traces).toEqual([]);
  });

  it('renames the addresses made from it', () => {
    expect(globSync('dist/client/**/*eclaireur.html', { cwd: folder }).toSorted()).toEqual([
      'dist/client/a-propos-eclaireur.html',
      'dist/client/en/about-eclaireur.html',
    ]);
  });
});

describe('configuring the product API and a content-delivery host', () => {
  const pages = () =>
    globSync('dist/client/**/*.html', { cwd: folder }).map((file) => [file, read(file)] as const);

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

describe('a staging build', () => {
  it('16. asks search engines to leave every page out', () => {
    const pages = globSync('dist/client/**/*.html', { cwd: folder });
    const listed = pages.filter((file) => !read(file).includes('<meta name="robots" content="noindex"'));
    expect(pages.length).toBeGreaterThanOrEqual(38);
    expect(listed).toEqual([]);
  });

  it('16. closes itself to every crawler', () => {
    expect(read('dist/client/robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  });
});

splitHosts(folder, ADDRESSES);
