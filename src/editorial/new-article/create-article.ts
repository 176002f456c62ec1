import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { articleTemplate, DRAWING_TEMPLATE } from './template.ts';
import { slugProblem } from '../checks/file-names.ts';
import { COLLECTIONS } from '../collections.ts';
import { todayInParis } from '../publication.ts';
import { slugOf } from '../markdown/slug.ts';

/** What was made, or why nothing was, in a sentence. */
type Made = { readonly slug: string; readonly files: readonly string[] } | { readonly refusal: string };

const USAGE = 'Exemple : npm run new:article -- "Répondre à un marché en groupement"';

/** Makes a draft and its drawing below a project's root; touches nothing that exists. */
export function createArticle(typed: string, root: string, today = todayInParis()): Made {
  const title = typed.replace(/\s+/g, ' ').trim();
  if (title === '') return { refusal: `Donnez un titre à l’article. ${USAGE}` };
  if (title.length < 20 || title.length > 80)
    return { refusal: `Le titre compte ${title.length} signes : il en faut de 20 à 80. ${USAGE}` };
  const slug = shorten(slugOf(title));
  if (slug === '') return { refusal: `Ce titre n’a pas de lettre dont faire une adresse. ${USAGE}` };
  const { folder } = COLLECTIONS.articles;
  const files = ['md', 'svg'].map((extension) => path.posix.join(folder, `${slug}.${extension}`));
  const [text = '', drawing = ''] = files.map((file) => path.join(root, file));
  if (existsSync(text) || existsSync(drawing))
    return { refusal: `${files[0]} existe déjà : modifiez-le, ou choisissez un autre titre.` };
  const problem = slugProblem(slug);
  if (problem !== undefined) return { refusal: `${problem}.` };
  writeFileSync(text, articleTemplate(title, slug, today), { flag: 'wx' });
  writeFileSync(drawing, DRAWING_TEMPLATE, { flag: 'wx' });
  return { slug, files };
}

/** An address of 60 signs at most, cut between two words. */
function shorten(slug: string): string {
  return slug.length <= 60 ? slug : slug.slice(0, 61).replace(/-[^-]*$/, '');
}
