import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { ArticleSchema } from '#schemas/content/article.ts';
import { COLLECTIONS, textHref } from '../collections.ts';
import { repair, splitFrontMatter } from '../yaml/source.ts';

/** Fields that this reads; all of them were checked when the build began. */
const Schema = ArticleSchema.pick({ aliases: true });

/** Paths that articles had, each with the article's own, below a project's root. Drafts are among them. */
export function readAliases(root = '.'): Map<string, string> {
  const aliases = new Map<string, string>();
  for (const collection of ['about', 'articles'] as const) {
    const folder = path.join(root, COLLECTIONS[collection].folder);
    for (const file of globSync('*.md', { cwd: folder }).toSorted()) {
      const { yaml = '' } = splitFrontMatter(repair(readFileSync(path.join(folder, file), 'utf8'))) ?? {};
      if (!/^aliases:/m.test(yaml)) continue;
      const to = textHref({ collection, id: file.replace(/\.md$/, '') });
      for (const from of Schema.parse({ aliases: parse(yaml).aliases }).aliases) aliases.set(from, to);
    }
  }
  return aliases;
}
