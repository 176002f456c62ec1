import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROUTES } from '../../src/routes.ts';

/** The steps that make the copy of a pull request to be read. */
interface Workflow {
  readonly jobs: {
    readonly preview: {
      readonly steps: readonly { readonly run?: string; readonly 'working-directory'?: string }[];
    };
  };
}

const workflow: Workflow = parse(readFileSync('.github/workflows/pull-request.yml', 'utf8'));
const folder = mkdtempSync(path.join(tmpdir(), 'preview-'));

beforeAll(() => {
  cpSync('dist/client', folder, { recursive: true });
  for (const { run = '', 'working-directory': place } of workflow.jobs.preview.steps)
    if (place === 'dist/client') execFileSync('sh', ['-c', run], { cwd: folder });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the copy of a pull request opens from a server that only knows folders and files', () => {
  for (const page of [ROUTES.home.fr, ROUTES.home.en, ROUTES.resources.fr]) {
    const $ = load(readFileSync(path.join(folder, page, 'index.html')));
    const links = $('a[href^="/"]').toArray();
    expect(links.length).toBeGreaterThan(20);
    for (const link of links) {
      const [target = ''] = ($(link).attr('href') ?? '').split(/[?#]/);
      const file = /\.\w+$/.test(target) ? target : path.join(target, 'index.html');
      expect(existsSync(path.join(folder, file)), target).toBe(true);
    }
  }
});
