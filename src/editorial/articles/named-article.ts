import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { ArticleKey } from '#schemas/content/article-keys.ts';
import { COLLECTIONS } from '../collections.ts';
import { repair, splitFrontMatter } from '../yaml/source.ts';

/** Returns the file name of the article with a key. The check of the texts holds that there is one, and that it is out. */
export function namedArticle(key: ArticleKey): string {
  const { folder } = COLLECTIONS.articles;
  const file = globSync('*.md', { cwd: folder }).find((name) => {
    const { yaml = '' } = splitFrontMatter(repair(readFileSync(path.join(folder, name), 'utf8'))) ?? {};
    return new RegExp(`^key:.*${key}`, 'm').test(yaml) && parse(yaml).key === key;
  });
  if (file === undefined) throw new Error(`No file of ${folder} has key: "${key}".`);
  return file.replace(/\.md$/, '');
}
