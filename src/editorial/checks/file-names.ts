import { ROUTES } from '../../routes.ts';
import { COLLECTIONS } from '../collections.ts';
import type { Problem } from '../problem.ts';
import type { Text } from './text.ts';

/** Names below the root that are not in ROUTES and cannot be given to an article. */
const RESERVED: readonly string[] = ['404', '500', 'api', 'index', 'assets', 'fonts', 'images', 'public'];

/** Longer than this, an address is cut wherever it is shown. */
const MAX_LENGTH = 60;

/** A file's name is the path of its page: it must be one, and be free. */
export function checkFileName({ collection, id }: Pick<Text, 'collection' | 'id'>): Problem[] {
  const message =
    collection === 'articles' ? slugProblem(id) : nameProblem(COLLECTIONS[collection].expected, id);
  return message === undefined ? [] : [{ line: 1, field: 'fichier', message }];
}

function nameProblem(expected: readonly string[], id: string): string | undefined {
  if (expected.includes(id)) return undefined;
  return `aucune page ne montre ce fichier : noms attendus, ${expected.map((name) => `${name}.md`).join(', ')}`;
}

/** Why a name cannot be an article's path, in a sentence; `undefined` when it can. */
export function slugProblem(slug: string): string | undefined {
  if (slug.includes('/')) return 'un article se met dans content/articles, sans sous-dossier';
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
    return `« ${slug} » ne peut pas être une adresse : minuscules sans accent, chiffres et traits d’union. Exemple : erreurs-ao.md`;
  if (slug.length > MAX_LENGTH) return `le nom est trop long : ${MAX_LENGTH} signes au plus`;
  if (takenNames().has(slug))
    return `l’adresse /${slug} est déjà celle d’une page du site : choisissez un autre nom`;
  return undefined;
}

/** The first part of every path of the site. */
function takenNames(): Set<string> {
  const paths: string[] = Object.values(ROUTES).flatMap((route) => Object.values(route));
  return new Set([...paths.map((path) => path.split('/')[1] ?? ''), ...RESERVED]);
}
