import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TO_REPLACE } from '#editorial/checks/placeholders.ts';
import { DATA_FILES } from '#editorial/data/data-files.ts';
import { articleTemplate, drawingTemplate } from '#editorial/new-article/new-article.ts';

/** Project's root that holds texts and nothing else. */
export interface ContentFolder {
  readonly root: string;
  readonly write: (name: string, content: string | Uint8Array) => void;
  readonly remove: () => void;
}

/** Folder with the site's own pages, and no article yet. */
export function contentFolder(): ContentFolder {
  const root = mkdtempSync(path.join(tmpdir(), 'content-'));
  const articles = path.join(root, 'content/articles');
  mkdirSync(articles, { recursive: true });
  for (const part of [
    'content/about',
    'content/legal',
    'content/newsletter',
    ...Object.values(DATA_FILES).map(({ file }) => file),
  ])
    cpSync(part, path.join(root, part), { recursive: true });
  // these texts lead to articles that are not here
  for (const file of ['content/about/fr.md', 'content/newsletter/fr.md']) {
    const target = path.join(root, file);
    const alone = readFileSync(target, 'utf8')
      .replace(/\]\(\/[^)]*\)/g, '](/)')
      .replace(/^related: .*$/m, 'related: []');
    writeFileSync(target, alone);
  }
  const write: ContentFolder['write'] = (name, content) => writeFileSync(path.join(articles, name), content);
  return { root, write, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** Article that holds: the template, written by an editor who replaced every mark. */
export function goodArticle(slug: string): string {
  return articleTemplate(`Un article nommé ${slug}`, slug, '2026-01-15')
    .replace('draft: true\n', '')
    .replace(/(premier paragraphe|Un fait)/g, `$1 sur ${slug}`)
    .replaceAll(TO_REPLACE, 'Essai');
}

/** Good article of the length that one should have: nothing at all is said of it. */
export function longArticle(slug: string): string {
  const sentence =
    'Un acheteur lit chaque offre en entier, puis la compare aux autres sur les mêmes critères.';
  const paragraphs = Array.from(
    { length: 20 },
    (_, index) => `Le point ${index} de ${slug} se lit seul. ${`${sentence} `.repeat(4).trim()}`,
  );
  return `${goodArticle(slug)}\n${paragraphs.join('\n\n')}\n`;
}

export const goodDrawing = drawingTemplate().replaceAll(TO_REPLACE, 'Essai');
