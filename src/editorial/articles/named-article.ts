import { globSync } from 'node:fs';
import path from 'node:path';
import type { ArticleKey } from '#schemas/content/article-keys.ts';
import { COLLECTIONS } from '../collections.ts';
import { readFields } from '../yaml/source.ts';

/** Returns the file name of the article with a key. The check of the texts holds that there is one, and that it is out. */
export function namedArticle(key: ArticleKey): string {
  const { folder } = COLLECTIONS.articles;
  const files = globSync('*.md', { cwd: folder });
  const file = files.find((name) => readFields(path.join(folder, name))['key'] === key);
  if (file === undefined) throw new Error(`No file of ${folder} has key: "${key}".`);
  return file.replace(/\.md$/, '');
}
