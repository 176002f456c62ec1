import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textLoader } from '../../../src/editorial/text-loader.ts';
import { BAD_ARTICLES } from '../../support/bad-articles.ts';
import { contentFolder, goodArticle, goodDrawing, type ContentFolder } from '../../support/content-folder.ts';

let folder: ContentFolder;

beforeAll(() => {
  folder = contentFolder();
  folder.write('exemple.svg', goodDrawing);
});

afterAll(() => folder.remove());

/** Those that are wrong in many places at once. */
const MANY = new Set(['empty front matter', 'an alias bomb']);

/** Loads the articles as a build does, and gives back what would be on the site. */
async function load(content: string | Uint8Array): Promise<string[]> {
  folder.write('exemple.md', content);
  const ids: string[] = [];
  const store = { keys: () => [], set: ({ id }: { id: string }) => ids.push(id) };
  const config = { root: pathToFileURL(`${folder.root}/`) };
  await textLoader('articles').load({ store, config } as unknown as LoaderContext); // all that the loader asks for
  return ids;
}

describe('the loader of the build', () => {
  it('takes the good article, which every bad one is made from', async () => {
    expect(await load(goodArticle('exemple'))).toEqual(['exemple']);
  });

  it('is shown two hundred bad articles and more, all different', () => {
    expect(BAD_ARTICLES.length).toBeGreaterThanOrEqual(200);
    expect(new Set(BAD_ARTICLES.map(({ name }) => name)).size).toBe(BAD_ARTICLES.length);
    expect(new Set(BAD_ARTICLES.map(({ content }) => String(content))).size).toBe(BAD_ARTICLES.length);
  });

  it.each(BAD_ARTICLES.map((bad) => [bad.name, bad] as const))(
    'refuses: %s',
    async (name, { content, field }) => {
      const refusal = await load(content).then(
        () => 'built',
        (error: unknown) => String(error),
      );
      const lines = refusal.split('\n').filter((line) => line.startsWith('content/'));
      expect(lines, refusal).not.toEqual([]);
      const named = lines.map(
        (line) => /^content\/articles\/exemple\.md:[1-9]\d*: (\S+) : \S.+$/.exec(line)?.[1],
      );
      expect(named, refusal).toContain(field);
      expect(named, refusal).not.toContain(undefined);
      expect(MANY.has(name) || named.length === 1, refusal).toBe(true);
    },
  );
});
