import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { changedPages, digestPages } from '../../../src/integrations/index-now/changes.ts';
import { submit } from '../../../src/integrations/index-now/submit.ts';
import { builtOrigin } from '../../support/dist.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'index-now-'));
const client = path.join(folder, 'client');
cpSync('dist/client', client, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const origin = builtOrigin();
const change = (file: string, from: string | RegExp, to: string) => {
  const page = path.join(client, file);
  writeFileSync(page, readFileSync(page, 'utf8').replace(from, to));
};

describe('what search engines are told of after a deploy', () => {
  const before = digestPages(client);

  it('36. is every page of the sitemap at first, nothing when nothing changed', () => {
    expect(Object.keys(before).length).toBeGreaterThan(35);
    expect(changedPages({}, before)).toEqual(Object.keys(before));
    expect(changedPages(before, digestPages(client))).toEqual([]);
  });

  it('36. is then exactly the pages whose words changed, and those that are gone', () => {
    change('tarifs.html', /<h1([^>]*)>/, '<h1$1>Nouveaux ');
    change('demo.html', /<style>/, '<style>p{color:red}');
    change('en/about.html', /<footer/, '<footer data-new');
    change('sitemap-0.xml', `<loc>${origin}/seuils</loc>`, `<loc>${origin}/connexion</loc>`);
    expect(changedPages(before, digestPages(client))).toEqual(
      [`${origin}/connexion`, `${origin}/seuils`, `${origin}/tarifs`].toSorted(),
    );
  });

  it('36. goes in one message that proves whose it is', { tags: ['asvs-1.3.6'] }, async () => {
    const sent: { address: string; body: unknown }[] = [];
    const door = (async (address, init) => {
      sent.push({ address: String(address), body: JSON.parse(String(init?.body)) });
      return new Response(null, { status: 202 });
    }) as typeof fetch; // the rest of fetch is not called
    expect(await submit([`${origin}/tarifs`], 'abcdef12', door)).toBeUndefined();
    expect(sent).toEqual([
      {
        address: 'https://api.indexnow.org/indexnow',
        body: {
          host: new URL(origin).host,
          key: 'abcdef12',
          keyLocation: `${origin}/abcdef12.txt`,
          urlList: [`${origin}/tarifs`],
        },
      },
    ]);
  });

  it('36. is only said when they do not take it', async () => {
    const refuse = (async () => new Response(null, { status: 429 })) as typeof fetch;
    const fail = (async () => Promise.reject(new TypeError('fetch failed'))) as typeof fetch;
    expect(await submit([origin], 'abcdef12', refuse)).toBe('they answered 429');
    expect(await submit([origin], 'abcdef12', fail)).toBe('fetch failed');
  });

  it('36. is listed by a dry run, which sends and keeps nothing', () => {
    const env = { PATH: process.env['PATH'], DATA_DIR: folder, INDEXNOW_KEY: 'abcdef12' };
    const command = ['src/integrations/index-now/run.ts', '--dry-run'];
    const { status, stdout } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
    expect(status).toBe(0);
    expect(stdout).toContain(`${origin}/tarifs\n`);
    expect(stdout).toContain('nothing was sent');
    expect(() => readFileSync(path.join(folder, 'indexnow.json'))).toThrow(/ENOENT/);
  });
});
