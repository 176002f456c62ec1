/** `npm run new:article -- "Titre"`: makes a draft and its drawing, ready to be written. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { slugProblem } from '../checks/metadata.ts';
import { todayInParis } from '#build-time.ts';
import { slugify } from '#text.ts';
import { COLLECTIONS } from '../collections.ts';

type Created = { readonly slug: string; readonly files: readonly string[] } | { readonly refusal: string };

const USAGE = 'Exemple : npm run new:article -- "Répondre à un marché en groupement"';

if (import.meta.main) {
  const created = createArticle(process.argv.slice(2).join(' '), '.');
  const isRefused = 'refusal' in created;
  if (isRefused) console.error(created.refusal);
  else
    console.log(
      `${created.files.join('\n')}\nÉcrivez, puis regardez avec « npm run dev » : http://localhost:4321/${created.slug}`,
    );
  process.exitCode = isRefused ? 1 : 0;
}

/** Makes a draft and its drawing below a project's root; touches nothing that exists. */
export function createArticle(typed: string, root: string, today = todayInParis()): Created {
  const title = typed.replace(/\s+/g, ' ').trim();
  if (title === '') return { refusal: `Donnez un titre à l’article. ${USAGE}` };
  if (title.length < 20 || title.length > 80)
    return { refusal: `Le titre compte ${title.length} signes : il en faut de 20 à 80. ${USAGE}` };
  const slug = shorten(slugify(title));
  if (slug === '') return { refusal: `Ce titre n’a pas de lettre dont faire une adresse. ${USAGE}` };
  const { folder } = COLLECTIONS.articles;
  const files = ['md', 'svg'].map((extension) => path.posix.join(folder, `${slug}.${extension}`));
  const [text = '', drawing = ''] = files.map((file) => path.join(root, file));
  if (existsSync(text) || existsSync(drawing))
    return { refusal: `${files[0]} existe déjà : modifiez-le, ou choisissez un autre titre.` };
  const problem = slugProblem(slug);
  if (problem !== undefined) return { refusal: `${problem}.` };
  writeFileSync(text, articleTemplate(title, slug, today), { flag: 'wx' });
  writeFileSync(drawing, drawingTemplate(), { flag: 'wx' });
  return { slug, files };
}

/** New article: every field with what it is for, and a text that passes the check once each À REMPLACER is replaced. */
export function articleTemplate(title: string, slug: string, today: string): string {
  const values: Readonly<Record<string, string>> = {
    TITLE: JSON.stringify(title).slice(1, -1), // between the template's own quotes
    SLUG: slug,
    SLUG_START: slug.slice(0, 12),
    SLUG_LONG: slug.slice(0, 40),
    TODAY: today,
  };
  return readTemplate('template.md').replace(/%([A-Z_]+)%/g, (mark, key: string) => values[key] ?? mark);
}

export function drawingTemplate(): string {
  return readTemplate('template.svg');
}

function readTemplate(name: string): string {
  return readFileSync(path.join(import.meta.dirname, name), 'utf8');
}

/** Address of 60 signs at most, cut between two words. */
function shorten(slug: string): string {
  return slug.length <= 60 ? slug : slug.slice(0, 61).replace(/-[^-]*$/, '');
}
