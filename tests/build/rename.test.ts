import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITE } from '../../src/site.ts';

const PARTS = ['src', 'public', 'content', 'astro.config.mjs', 'package.json', 'tsconfig.json'];
const folder = mkdtempSync(path.join(tmpdir(), 'renamed-'));

beforeAll(() => {
  for (const part of PARTS) cpSync(part, path.join(folder, part), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const file = path.join(folder, 'src/site.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(`'${SITE.product}'`, "'Éclaireur'"));
  execFileSync(process.execPath, [path.resolve('node_modules/astro/bin/astro.mjs'), 'build', '--silent'], {
    cwd: folder,
    stdio: 'pipe',
    env: { ...process.env, STAGING: '1' }, // one build for both tests: it takes a while
  });
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('renaming the product in site.ts', () => {
  it('leaves no trace of the old name in what is built', () => {
    const old = new RegExp(`${SITE.product}|${SITE.slug}`, 'i');
    const traces = globSync(
      ['dist/**/*.{html,xml,txt,json,js,mjs,webmanifest,svg,md,png}', 'dist/client/.well-known/*'],
      {
        cwd: folder,
      },
    ).filter((file) => old.test(file) || old.test(readFileSync(path.join(folder, file), 'utf8')));
    expect(traces).toEqual([]);
  });

  it('renames the addresses made from it', () => {
    expect(globSync('dist/client/**/*eclaireur.html', { cwd: folder }).toSorted()).toEqual([
      'dist/client/a-propos-eclaireur.html',
      'dist/client/en/about-eclaireur.html',
    ]);
  });
});

describe('a staging build', () => {
  it('asks search engines to leave every page out', () => {
    const pages = globSync('dist/client/**/*.html', { cwd: folder });
    const listed = pages.filter(
      (file) =>
        !readFileSync(path.join(folder, file), 'utf8').includes('<meta name="robots" content="noindex"'),
    );
    expect(pages.length).toBeGreaterThanOrEqual(38);
    expect(listed).toEqual([]);
  });

  it('closes itself to every crawler', () => {
    const robots = readFileSync(path.join(folder, 'dist/client/robots.txt'), 'utf8');
    expect(robots).toBe('User-agent: *\nDisallow: /\n');
  });
});
