import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtPages } from '../support/dist.ts';

const HOSTS = {
  PUBLIC_API_ORIGIN: 'https://api.example.org',
  PUBLIC_CDN_ORIGIN: 'https://cdn.example.org',
};
// Inside the project: what is made on demand looks for its packages from there.
const folder = mkdtempSync(path.resolve('.cache/hosts-'));

beforeAll(() => {
  const astro = path.resolve('node_modules/astro/bin/astro.mjs');
  execFileSync(process.execPath, [astro, 'build', '--silent', '--outDir', folder], {
    stdio: 'pipe',
    env: { ...process.env, ...HOSTS },
  });
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the hosts of the product', () => {
  it('are met early by every page, and admitted by its policy, when they are configured', () => {
    const files = globSync('client/**/*.html', { cwd: folder });
    expect(files).toHaveLength(builtPages().length);
    for (const file of files) {
      const $ = load(readFileSync(path.join(folder, file), 'utf8'));
      const met = $('link[rel=preconnect]')
        .toArray()
        .map((link) => $(link).attr('href'));
      expect(met, file).toEqual(Object.values(HOSTS));
      const policy = $('meta[http-equiv="content-security-policy"]').attr('content');
      expect(policy, file).toContain(`connect-src 'self' ${Object.values(HOSTS).join(' ')};`);
    }
  });

  it('are unknown to every page when they are not, and so is any other', () => {
    for (const { path: address, $ } of builtPages()) {
      const fetched = $('[src], link:not([rel=canonical], [rel=alternate])')
        .toArray()
        .map((element) => $(element).attr('src') ?? $(element).attr('href') ?? '');
      expect(
        fetched.filter((target) => !/^\/(?!\/)/.test(target)),
        address,
      ).toEqual([]);
    }
  });
});
