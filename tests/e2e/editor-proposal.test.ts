import { readFileSync } from 'node:fs';
// Without our own watch of the console: the editor asks for the state of its host, which its policy stops, and says so.
import { expect, test } from '@playwright/test';
import { EDITOR } from '../../src/http/headers.ts';
import { editorFiles } from '../../src/integrations/editor/page.ts';
import { addressesOf, repositoryConfig } from '../../src/integrations/editor/settings.ts';
import { goodArticle } from '../support/content-folder.ts';

test.use({ locale: 'fr-FR', viewport: { width: 1280, height: 9000 }, deviceScaleFactor: 0.25 });

/** What the editor itself says, in French. */
const SAYS = JSON.parse(readFileSync('node_modules/@sveltia/cms/locales/fr.json', 'utf8'));

const SLUG = 'un-article-deja-la';
const FILE = `content/articles/${SLUG}.md`;
const REPOSITORY = {
  host: 'github',
  origin: 'https://github.com',
  name: 'owner/name',
  branch: 'main',
} as const;

const id = (sign: string) => sign.repeat(40);
const at = '2026-11-23T00:00:00Z';

/** What GitHub answers, in short: to a path, or to a query that holds a word. */
const PATHS: Readonly<Record<string, object>> = {
  '/user': { id: 1, login: 'ed', name: 'Ed', avatar_url: '', html_url: 'https://github.com/ed' },
  '/repos/owner/name/collaborators/ed': {},
  [`/repos/owner/name/git/trees/${id('a')}`]: {
    tree: [{ path: FILE, type: 'blob', sha: id('b'), size: 1000, mode: '100644' }],
  },
  '/repos/owner/name/pulls': { number: 7, html_url: '', head: { ref: 'cms', sha: id('c') } },
  '/repos/owner/name/issues/7/labels': [],
};
const repository = (found: object) => ({ data: { repository: found } });
const QUERIES: readonly (readonly [word: string, answer: object])[] = [
  ['forkOwner', { data: { fork: { id: 'R' }, base: { ref: { target: { oid: id('a') } } } } }],
  ['createRef', { data: { createRef: { ref: { name: 'cms' } } } }],
  [
    'createCommitOnBranch',
    {
      data: {
        createCommitOnBranch: { commit: { oid: id('c'), committedDate: at, file_0: { oid: id('d') } } },
      },
    },
  ],
  ['pullRequests', repository({ pullRequests: { nodes: [], pageInfo: { hasNextPage: false } } })],
  ['content_0', repository({ content_0: { text: goodArticle(SLUG), isTruncated: false } })],
  [
    'commit_0',
    repository({
      commit_0: {
        target: {
          history: { nodes: [{ author: { name: 'Ed', email: '', user: null }, committedDate: at }] },
        },
      },
    }),
  ],
  ['history', repository({ ref: { target: { history: { nodes: [{ oid: id('a'), message: '' }] } } } })],
  ['ref(', repository({ ref: { target: { oid: id('a') } } })],
];

test('on GitHub, a text that is saved becomes a request to merge, and no other host is asked', async ({
  page,
}) => {
  const origin = process.env['TEST_PAGES_ORIGIN'] ?? '';
  const files = new Map(editorFiles(repositoryConfig(REPOSITORY), addressesOf(REPOSITORY)));
  await page.route(origin + EDITOR, (route) =>
    route.fulfill({ contentType: 'text/html', body: String(files.get(`${EDITOR}.html`)?.()) }),
  );
  const sent: { path: string; body: string }[] = [];
  const elsewhere: string[] = [];
  await page.route(/^https:/, async (route) => {
    const request = route.request();
    const { origin: host, pathname: path } = new URL(request.url());
    if (host !== 'https://api.github.com') elsewhere.push(host);
    const body = request.postData() ?? '';
    sent.push({ path, body });
    const answer = PATHS[path] ?? QUERIES.find(([word]) => body.includes(word))?.[1] ?? {};
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    await route.fulfill({ headers, contentType: 'application/json', body: JSON.stringify(answer) });
  });

  await page.goto(origin + EDITOR);
  await page.getByRole('button', { name: SAYS.sign_in_using_access_token }).click();
  await page.getByRole('textbox').fill('a-token');
  await page
    .getByRole('button', { name: /^Se connecter/ })
    .last()
    .click();
  await page.getByRole('row').filter({ hasText: SLUG }).waitFor();
  await page.goto(`${origin}${EDITOR}#/collections/articles/entries/${SLUG}`);
  const title = page.getByRole('textbox', { name: 'Titre', exact: true });
  await expect(title).toHaveValue(/./);
  await expect(async () => {
    await title.fill('Un article déjà là, avec un autre titre');
    await expect(page.getByRole('button', { name: SAYS.save, exact: true })).toBeEnabled({ timeout: 2000 });
  }).toPass();
  await page.getByRole('button', { name: SAYS.save, exact: true }).click();
  const proposed = () => sent.find(({ path }) => path === '/repos/owner/name/pulls')?.body ?? '{}';
  await expect.poll(() => JSON.parse(proposed()).base).toBe('main');
  const { head } = JSON.parse(proposed());
  const commit = sent.find(({ body }) => body.includes('createCommitOnBranch'))?.body ?? '{}';
  const { branch, fileChanges } = JSON.parse(commit).variables.input;
  expect(branch, 'not on the branch itself').toEqual({
    repositoryNameWithOwner: 'owner/name',
    branchName: head,
  });
  expect(head).not.toBe('main');
  expect(fileChanges.additions.map((file: { path: string }) => file.path)).toEqual([FILE]);
  expect(elsewhere).toEqual([]);
});
