import { globSync } from 'node:fs';
import path from 'node:path';
import { ArticleSchema } from '#schemas/content/article.ts';
import { COLLECTIONS, textHref } from '../collections.ts';
import { readFields } from '../yaml/source.ts';

const { aliases: AliasesSchema } = ArticleSchema.shape;

/** Paths that articles had, each with the article's own, below a project's root. Drafts are among them. */
export function readAliases(root = '.'): Map<string, string> {
  const aliases = (['about', 'articles'] as const).flatMap((collection) => {
    const folder = path.join(root, COLLECTIONS[collection].folder);
    return globSync('*.md', { cwd: folder }).flatMap((file) => {
      const present = textHref({ collection, id: file.replace(/\.md$/, '') });
      const former = AliasesSchema.parse(readFields(path.join(folder, file))['aliases']);
      return former.map((alias) => [alias, present] as const);
    });
  });
  return new Map(aliases.toSorted());
}
