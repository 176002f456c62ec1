import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkChanges, committedFile } from '#editorial/checks/changes.ts';
import { readContent } from '#editorial/content.ts';
import { describeProblem, isError } from '#editorial/problem.ts';
import { contentFolder, type ContentFolder } from '../../support/content-folder.ts';

const TODAY = '2031-05-04';
const [FRENCH, ENGLISH] = ['content/legal/terms/fr.md', 'content/legal/terms/en.md'] as const;

let folder: ContentFolder;
beforeEach(() => {
  folder = contentFolder();
  git('init', '--quiet');
  commit();
});
afterEach(() => folder.remove());

function git(...words: string[]): void {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...author, ...words], { cwd: folder.root });
}

function commit(): void {
  git('add', '.');
  git('commit', '--quiet', '--message', 'texts');
}

function edit(file: string, change: (text: string) => string): void {
  const target = path.join(folder.root, file);
  const text = readFileSync(target, 'utf8');
  const changed = change(text);
  expect(changed).not.toBe(text);
  writeFileSync(target, changed);
}

async function notices(environment: NodeJS.ProcessEnv = {}): Promise<string[]> {
  const { texts } = await readContent(folder.root, TODAY);
  const found = checkChanges(texts, committedFile(folder.root, environment));
  expect(found.filter(isError)).toEqual([]);
  return found.map(describeProblem);
}

const addSentence = (text: string) => `${text.trimEnd()}\n\nUne phrase de plus.\n`;

describe('changes of legal pages', () => {
  it('check:content: says that a legal page changed while its day did not', async () => {
    expect(await notices()).toEqual([]);
    edit(FRENCH, addSentence);
    expect(await notices()).toEqual([
      expect.stringMatching(new RegExp(`^${FRENCH}:\\d+: avis, updated : .* mettez "${TODAY}"`)),
    ]);
    edit(FRENCH, (text) => text.replace(/^updated: .*$/m, 'updated: "2031-05-03"'));
    expect(await notices()).toEqual([]);
  });

  it('check:content: compares a pull request with the branch it goes to', async () => {
    edit(FRENCH, addSentence);
    commit();
    expect(await notices()).toEqual([]);
    expect(await notices({ GITHUB_BASE_REF: 'main' })).toHaveLength(1);
  });

  it('check:content: says that a heading was renamed in one language alone', async () => {
    const rename = (text: string) =>
      text.replace(/^## .*$/m, '## Autre titre').replace(/^updated: .*$/m, `updated: "${TODAY}"`);
    edit(FRENCH, rename);
    expect(await notices()).toEqual([
      expect.stringMatching(new RegExp(`^${ENGLISH}:\\d+: avis, titres : « .* » est devenu « Autre titre »`)),
    ]);
    edit(ENGLISH, rename);
    expect(await notices()).toEqual([]);
  });

  it('check:content: says nothing of changes where there is no history', async () => {
    edit(FRENCH, addSentence);
    git('checkout', '--quiet', '--orphan', 'new');
    expect(await notices()).toEqual([]);
  });
});

describe('typed names', () => {
  beforeEach(() => vi.resetModules());
  afterEach(() => {
    vi.doUnmock('#site.ts');
    vi.resetModules(); // the test files after this one share the modules
  });

  it.each([
    ['Exemplaire', 'Exemplaire', '{{product}} pour le produit, {{owner.legalName}} pour la société'],
    ['Exemplaire SAS', 'Exemplaire SAS', '{{owner.legalName}}'],
    ['Exemplaire SAS', 'Exemplaire', '{{product}}'],
  ])('check:content: with the company %s, proposes for "%s" %s', async (legalName, typed, proposed) => {
    vi.doMock('#site.ts', async (importSite) => {
      const site: { SITE: object; OWNER: object } = await importSite();
      return {
        ...site,
        SITE: { ...site.SITE, product: 'Exemplaire' },
        OWNER: { ...site.OWNER, legalName },
      };
    });
    const { typedNameMessage } = await import('#editorial/checks/placeholders.ts');
    expect(typedNameMessage(`Le site de ${typed} est ouvert.`)).toContain(
      `« ${typed} » est écrit à la main : écrivez ${proposed}, qui suit le nom`,
    );
  });
});
