import { ROUTES } from '#routes.ts';
import { COLLECTIONS } from '../collections.ts';
import { didYouMean } from '../nearest.ts';
import { firstFew, NOTICE, type FileProblem, type Problem } from '../problem.ts';
import { isMistypedYear, type Text } from './text.ts';

/** The first part of every path of the site, and names below the root that are not in ROUTES. */
const TAKEN: ReadonlySet<string> = new Set([
  ...Object.values(ROUTES).flatMap((route) =>
    Object.values(route).map((address: string) => address.split('/')[1] ?? ''),
  ),
  ...'404 500 admin api index assets fonts images public'.split(' '),
]);

/** In characters; longer addresses are cut where they are shown. */
const MAX_LENGTH = 60;

/** File's name is the path of its page: it must be a valid path that no other page has. */
export function checkFileName({ collection, id }: Pick<Text, 'collection' | 'id'>): Problem[] {
  const message = nameProblem(collection, id);
  return message === undefined ? [] : [{ line: 1, field: 'fichier', message }];
}

function nameProblem(collection: Text['collection'], id: string): string | undefined {
  if (collection === 'articles') return slugProblem(id);
  const expected: readonly string[] = COLLECTIONS[collection].expected;
  if (expected.includes(id)) return undefined;
  return `aucune page ne montre ce fichier : noms attendus, ${firstFew(expected.map((name) => `${name}.md`))}`;
}

/** Returns the reason why a name cannot be an article's path, in a sentence; `undefined` when it can. */
export function slugProblem(slug: string): string | undefined {
  if (slug.includes('/')) return 'un article se met dans content/articles, sans sous-dossier';
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
    return `« ${slug} » ne peut pas être une adresse : ${slug.includes(' ') ? 'retirez les espaces' : 'minuscules sans accent, chiffres et traits d’union'}. Exemple : erreurs-ao.md`;
  if (slug.length > MAX_LENGTH) return `le nom est trop long : ${MAX_LENGTH} signes au plus`;
  if (TAKEN.has(slug))
    return `l’adresse /${slug} est déjà celle d’une page du site : choisissez un autre nom`;
  return undefined;
}

/** No update before publication, and no day in the future but that of publication. */
export function checkDates({ data, article, today, fieldLine }: Text): Problem[] {
  const problems: Problem[] = [];
  const report = (path: readonly PropertyKey[], message: string, rest: Partial<Problem> = {}) =>
    problems.push({ line: fieldLine(path), field: path.join('.'), message, ...rest });
  const updated = data !== undefined && 'updated' in data ? data.updated : undefined;
  if (updated !== undefined && updated > today && updated > (article?.date ?? today))
    report(['updated'], `${updated} est dans le futur : mettez le jour de la modification, ${today} au plus`);
  if (article === undefined) return problems;

  const { date, checked = '', draft, sources } = article;
  if (isMistypedYear(date, today)) {
    report(['date'], `l’année ${date.slice(0, 4)} est trop loin : corrigez-la`);
    return problems;
  }
  if (updated !== undefined && updated < date)
    report(['updated'], `${updated} précède la publication, ${date} : mettez ce jour ou un suivant`);
  if (checked > today)
    report(['checked'], `${checked} est dans le futur : mettez le jour où les sources ont été relues`);
  for (const [index, source] of sources.entries())
    if (source.date > today)
      report(['sources', index, 'date'], `${source.date} est dans le futur : mettez la date de la source`);
  if (draft) report(['draft'], 'brouillon : visible avec npm run dev seulement', NOTICE);
  else if (date > today)
    report(['date'], `l’article paraîtra à la première mise en ligne à partir du ${date}`, NOTICE);
  return problems;
}

/** Article draws the score of a sample that is there; nothing is said while the file of the samples cannot be read. */
export function checkScore({ article, fieldLine }: Text, samples: readonly string[] | undefined): Problem[] {
  const score = article?.score;
  if (score === undefined || samples === undefined || samples.includes(score)) return [];
  const meant = didYouMean(score, samples) || ' : prenez un de ses numéros';
  const message = `${score} n'est pas dans content/tenders.json${meant}`;
  return [{ line: fieldLine(['score']), field: 'score', message }];
}

const UNIQUE = ['title', 'seoTitle', 'description'] as const;

export function checkDuplicates(texts: readonly Text[]): FileProblem[] {
  const first = new Map<string, string>();
  return texts.flatMap(({ file, locale, data, fieldLine }) => {
    const shared = UNIQUE.flatMap((field) => {
      const value: unknown = data && Reflect.get(data, field); // not every text has a seoTitle
      if (typeof value !== 'string' || value === '') return [];
      const key = `${locale} ${field} ${value.toLowerCase()}`;
      const other = first.get(key);
      first.set(key, other ?? file);
      return other === undefined ? [] : [{ field, other }];
    });
    const [one] = shared;
    if (one === undefined) return [];
    const message = `déjà dans ${one.other} : écrivez d’autres mots dans ${shared.map(({ field }) => field).join(', ')}`;
    return [{ file, line: fieldLine([one.field]), field: one.field, message }];
  });
}
