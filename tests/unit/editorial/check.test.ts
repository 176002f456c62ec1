import { spawnSync } from 'node:child_process';
import { cpSync, globSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readContent } from '#editorial/content.ts';
import { describeProblem, isError } from '#editorial/problem.ts';
import { todayInParis } from '#build-time.ts';
import { ARTICLE_KEYS } from '#schemas/content/article-keys.ts';
import { contentFolder, goodArticle, goodDrawing, type ContentFolder } from '../../support/content-folder.ts';

const TODAY = todayInParis();
const LATER = `${Number(TODAY.slice(0, 4)) + 1}-12-31`;
let folder: ContentFolder;
beforeEach(() => {
  folder = contentFolder();
  for (const slug of ['exemple', 'autre']) folder.write(`${slug}.svg`, goodDrawing);
  folder.write('exemple.md', goodArticle('exemple'));
});
afterEach(() => folder.remove());

/** Problems as the check prints them. */
async function report(): Promise<string[]> {
  const { problems } = await readContent(folder.root, TODAY);
  return problems.map(describeProblem);
}

it('check:content: names the line of a fault', async () => {
  const text = `${goodArticle('exemple')}\nUn lien [mort](/nulle-part).\n`;
  const line = text.split('\n').findIndex((content) => content.includes('/nulle-part')) + 1;
  const place = `content/articles/exemple.md:${line}: liens : `;
  folder.write('exemple.md', text);
  const program = path.resolve('src/editorial/check.ts');
  const typed = spawnSync(process.execPath, [program], { cwd: folder.root, encoding: 'utf8' });
  expect(typed).toMatchObject({ status: 1, stdout: expect.stringContaining(place) });
  folder.write('exemple.md', text.replaceAll('\n', '\r\n'));
  expect((await report()).join('\n')).toContain(place);
});

it('check:content: reports a language without texts in one sentence', async () => {
  for (const file of globSync('content/{about,legal/*}/en.md', { cwd: folder.root }))
    rmSync(path.join(folder.root, file));
  expect(await report()).toEqual([
    expect.stringMatching(/^src\/locales\.ts:2: en : .*content\/about\/en\.md/),
  ]);
});

it('check:content: refuses a file name that is no address or is taken', async () => {
  const names = [
    ['en.md', 'déjà celle d’une page'],
    ['api.md', 'déjà celle d’une page'],
    ['Exemple.md', 'ne peut pas être une adresse'],
    ['deux--traits.md', 'ne peut pas être une adresse'],
    ['un espace.md', 'ne peut pas être une adresse'],
    [`${'long-'.repeat(13)}nom.md`, 'trop long'],
    ['note.txt', 'est pas admis ici'],
  ] as const;
  for (const [name] of names) folder.write(name, goodArticle('autre'));
  const lines = await report();
  for (const [name, message] of names) {
    const about = lines.filter((line) => line.startsWith(`content/articles/${name}`));
    expect.soft(about.join('\n'), name).toContain(message);
  }
});

it('check:content: refuses two articles with one title', async () => {
  folder.write('autre.md', goodArticle('exemple').replaceAll('exemple.svg', 'autre.svg'));
  expect((await report()).filter((line) => line.includes('title, seoTitle, description'))).toHaveLength(1);
});

describe('an article that was renamed', () => {
  const KEYS = 'src/schemas/content/article-keys.ts';
  const keyed = (slug: string, key: string) => goodArticle(slug).replace(/^theme:/m, `key: "${key}"\n$&`);

  it('renamed article: its old name as an alias is enough for links and related articles', async () => {
    const text = `${goodArticle('exemple')}\nVoir [l'ancien](/ancien#questions) et [la suite](/ancien).\n`;
    folder.write('exemple.md', text.replace(/^related: .*$/m, 'related: ["ancien"]'));
    folder.write('autre.md', goodArticle('autre').replace(/^aliases: .*$/m, 'aliases: ["/ancien"]'));
    const { texts, problems } = await readContent(folder.root, TODAY);
    expect(problems.filter(isError)).toEqual([]);
    expect(problems.map(describeProblem)).toEqual([
      expect.stringMatching(/avis, related\.1 : ancien est un ancien nom, .* : écrivez autre$/),
      expect.stringMatching(
        /avis, liens : \/ancien#questions est un ancien nom, .* : écrivez \/autre#questions$/,
      ),
      expect.stringMatching(/avis, liens : \/ancien est un ancien nom, .* : écrivez \/autre$/),
    ]);
    const { article, content } = texts.find(({ id }) => id === 'exemple') ?? {};
    expect(article?.related).toEqual(['autre']);
    expect(content?.html).toContain('href="/autre#questions"');
    expect(content?.html).not.toContain('/ancien');
  });

  it('renamed article: a place that it does not have is still refused', async () => {
    folder.write('exemple.md', `${goodArticle('exemple')}\nVoir [l'ancien](/ancien#nulle-part).\n`);
    folder.write('autre.md', goodArticle('autre').replace(/^aliases: .*$/m, 'aliases: ["/ancien"]'));
    expect((await report()).join('\n')).toContain("liens : #nulle-part n'existe pas dans /autre");
  });

  it('pages of the site find an article by its key, which one published article has', async () => {
    for (const [index, key] of ARTICLE_KEYS.entries()) {
      folder.write(`article-${index}.md`, keyed(`article-${index}`, key));
      folder.write(`article-${index}.svg`, goodDrawing);
    }
    cpSync(KEYS, path.join(folder.root, KEYS));
    expect(await report()).toEqual([]);
    const [first, second] = ARTICLE_KEYS;
    folder.write('article-0.md', keyed('article-0', second));
    expect(await report()).toEqual([
      expect.stringMatching(
        `article-1\\.md:\\d+: key : ${second} est déjà la clé de content/articles/article-0`,
      ),
      expect.stringMatching(`^${KEYS}:\\d+: ${first} : .* écrivez key: "${first}"`),
    ]);
  });
});

it('publication days are days in Paris', () => {
  expect(todayInParis(new Date('2026-06-30T21:59:00Z'))).toBe('2026-06-30');
  expect(todayInParis(new Date('2026-06-30T22:00:00Z'))).toBe('2026-07-01');
  expect(todayInParis(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01');
});

it('check:content: a publication day in the future is a warning', async () => {
  folder.write('autre.md', later('autre'));
  expect(await report()).toEqual([
    expect.stringMatching(new RegExp(`autre\\.md:\\d+: avis, date : .* à partir du ${LATER}$`)),
  ]);
});

it('check:content: refuses a link from a published article to an unpublished one', async () => {
  folder.write('exemple.md', `${goodArticle('exemple')}\nVoir [l'autre](/autre).\n`);
  folder.write('autre.md', later('autre'));
  expect((await report()).join('\n')).toContain(`/autre ne paraît que le ${LATER}`);
  folder.write('autre.md', goodArticle('autre').replace('theme:', 'draft: true\ntheme:'));
  expect((await report()).join('\n')).toContain('/autre est un brouillon');
  folder.write('autre.md', goodArticle('autre'));
  expect(await report()).toEqual([]);
});

it('check:content: an older article may link to a newer published one', async () => {
  folder.write('exemple.md', `${goodArticle('exemple')}\nVoir [l'autre](/autre).\n`);
  folder.write('autre.md', goodArticle('autre').replace(/^(date|updated): .*$/gm, '$1: "2026-06-01"'));
  expect(await report()).toEqual([]);
});

it('check:content: a draft needs only a title; missing fields are warnings', async () => {
  const text = '---\ntitle: "Un titre"\ndraft: true\n---\n';
  folder.write('exemple.md', text);
  const { problems } = await readContent(folder.root, TODAY);
  expect(problems.filter(isError)).toEqual([]);
  const own = problems.filter(({ file }) => file.endsWith('exemple.md')).map(({ field }) => field);
  expect(own).toEqual(expect.arrayContaining(['description', 'date', 'theme', 'answer', 'sources', 'corps']));
  folder.write('exemple.md', text.replace('draft: true\n', ''));
  expect((await readContent(folder.root, TODAY)).problems.filter(isError).length).toBeGreaterThan(4);
});

function later(slug: string): string {
  return goodArticle(slug)
    .replace('date: "2026-01-15"', `date: "${LATER}"`)
    .replace('updated: "2026-01-15"', `updated: "${LATER}"`);
}
