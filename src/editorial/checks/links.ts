import { existsSync, readFileSync } from 'node:fs';
import { fillFacts, unknownFact } from '#i18n/facts.ts';
import { publicOrigins } from '#http/origins.ts';
import { alternates, LICENCES, localeOf, NAMED_ARTICLES } from '#routes.ts';
import { SITE } from '#site.ts';
import { textHref } from '../collections.ts';
import { didYouMean } from '../nearest.ts';
import { firstFew, type FileProblem, type Problem } from '../problem.ts';
import { PAGE_ANCHORS } from './outline.ts';
import { textAnchors, type Target } from './targets.ts';
import { firstDay, type Text } from './text.ts';

/** Reason why a link leads nowhere, in a sentence; `undefined` for a good link. */
function linkProblem(
  typed: string,
  from: Text,
  targets: ReadonlyMap<string, Target>,
  today: string,
): string | undefined {
  if (unknownFact(typed, from.locale) !== undefined) return undefined; // reported as such
  const url = fillFacts(typed, from.locale);
  if (isOwnHost(url)) return `${url} : pour une page du site, écrivez le chemin seul. Exemple : /tarifs`;
  if (/^(?:mailto|https?):/i.test(url)) return externalProblem(url);
  return /^(?:\/(?!\/)|#)/.test(url) ? internalProblem(url, from, targets, today) : formProblem(url, targets);
}

function externalProblem(url: string): string | undefined {
  if (/^http:/i.test(url)) return `${url} : écrivez https:// après avoir vérifié que la page existe ainsi`;
  if (/^https:/i.test(url))
    return URL.canParse(url) && new URL(url).hostname.includes('.')
      ? undefined
      : `${url} : adresse incomplète`;
  return /^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/.test(url)
    ? undefined
    : `${url} : l’adresse e-mail est incomplète. Exemple : mailto:contact@exemple.fr`;
}

/** Says how to write what is neither an address of the web nor a path. */
function formProblem(url: string, targets: ReadonlyMap<string, Target>): string {
  if (url.trim() === '')
    return 'un lien sans adresse : écrivez-la entre les parenthèses. Exemple : [les tarifs](/tarifs)';
  if (/^[^\s@/:]+@[\w-]+(?:\.[\w-]+)+$/.test(url)) return `${url} : écrivez mailto:${url}`;
  if (/^\.\/.*\.(?:svg|jpe?g|png|webp|avif)$/.test(url))
    return `${url} : une image s’écrit avec un point d’exclamation, ![Ce qu’elle montre](${url} "La légende")`;
  if (targets.has(`/${url}`)) return `${url} : mettez une barre devant, /${url}`;
  return `${url} : admis, https://…, mailto:…, /chemin d’une page, #ancre. Exemple : /erreurs-ao`;
}

/** The site's own domain, and where a build puts it. */
const OWN_HOSTS = ['localhost', SITE.domain, new URL(publicOrigins(process.env).PUBLIC_SITE_ORIGIN).hostname];

function isOwnHost(url: string): boolean {
  const [, host = ''] = /^(?:https?:)?(?:\/\/)?(localhost|(?:[\w-]+\.)+\w+)(?:[/:?#]|$)/i.exec(url) ?? [];
  return OWN_HOSTS.some((own) => host === own || host === `www.${own}`);
}

function internalProblem(
  url: string,
  from: Text,
  targets: ReadonlyMap<string, Target>,
  today: string,
): string | undefined {
  const [address = '', anchor] = url.split('#');
  const path = address.split('?')[0] ?? '';
  const target = path === '' ? { anchors: textAnchors(from), text: from } : targets.get(path);
  if (target === undefined) {
    if (path === LICENCES || (/^\/[\w.-]+\.\w+$/.test(path) && existsSync(`public${path}`))) return undefined;
    if (targets.has(path.replace(/\/$/, ''))) return `${url} : retirez la barre finale`;
    if (targets.has(path.replace(/\.\w+$/, '')))
      return `${url} : retirez la fin, ${path.replace(/\.\w+$/, '')}`;
    const inLocale = [...targets.keys()].filter((known) => localeOf(known) === localeOf(path));
    const none = ' : les chemins sont ceux de src/routes.ts et les noms des articles';
    return `${path} n'est pas une page du site${didYouMean(path, inLocale) || none}`;
  }
  const { text, movedTo } = target;
  if (movedTo !== undefined)
    return `${path} est un ancien chemin : écrivez ${movedTo}${anchor === undefined ? '' : `#${anchor}`}`;
  // nothing is known of the days of a text whose front matter does not hold
  const isOut = [today, firstDay(from)].some((day) => text === undefined || firstDay(text) <= day);
  if (text && from.data !== undefined && !from.isDraft && !isOut)
    return `${path} ${text.isDraft ? 'est un brouillon' : `ne paraît que le ${firstDay(text)}`} : publiez les deux ensemble, ou retirez le lien`;
  if (path !== '' && localeOf(path) !== from.locale) {
    const other = alternates(path).find(({ locale }) => locale === from.locale);
    return `${path} n'est pas dans la langue de ce texte${other ? ` : écrivez ${other.path}` : ' : retirez le lien'}`;
  }
  if (anchor === undefined || anchor === 'main' || target.anchors === undefined) return undefined;
  if (target.anchors.includes(anchor)) return undefined;
  const known = target.anchors.filter((name) => !PAGE_ANCHORS.includes(name));
  const others = known.length > 0 ? ` ; ancres : ${firstFew(known)}` : '';
  return `#${anchor} n'existe pas ${path ? `dans ${path}` : 'dans ce texte'}${didYouMean(anchor, target.anchors) || others}`;
}

/** Links and related articles of every text, against all the others. */
export function checkLinks(text: Text, targets: ReadonlyMap<string, Target>, today: string): Problem[] {
  const brokenLinks = text.body.links.flatMap(({ line, url }) => {
    const message = linkProblem(url, text, targets, today);
    return message === undefined ? [] : [{ line, field: 'liens', message }];
  });
  const articles = [...targets].flatMap(([path, target]) =>
    target.text?.collection === 'articles' && target.movedTo === undefined ? [path.slice(1)] : [],
  );
  const related = text.article?.related ?? [];
  const unknownArticles = related.flatMap((slug, index) => {
    const [line, field] = [text.fieldLine(['related', index]), `related.${index}`];
    if (slug === text.id)
      return [{ line, field, message: `${slug} est cet article même : nommez-en un autre` }];
    if (articles.includes(slug)) return [];
    const message = `aucun article ne s'appelle ${slug} : mettez le nom d'un fichier de content/articles, sans .md${didYouMean(slug, articles)}`;
    return [{ line, field, message }];
  });
  return [...brokenLinks, ...unknownArticles];
}

/** A path that an article had is no page of the site, and leads to one article. */
export function checkAliases(text: Text, targets: ReadonlyMap<string, Target>): Problem[] {
  const own = textHref(text);
  const aliases = text.article?.aliases ?? [];
  return aliases.flatMap((url, index) => {
    const place = { line: text.fieldLine(['aliases', index]), field: `aliases.${index}` };
    const report = (message: string) => [{ ...place, message: `${url} ${message}` }];
    const target = targets.get(url);
    if (url === own) return report('est le chemin de cet article même : retirez-le');
    if (target?.movedTo === undefined) return report('est le chemin d’une page du site : retirez-le');
    if (target.movedTo !== own) return report(`mène déjà à ${target.movedTo} : gardez l’un des deux`);
    return [];
  });
}

/** File that names the articles that pages lead to. */
const NAMED = 'src/routes.ts';

/** The articles that pages lead to by name are there, and out. */
export function checkNamed(root: string, targets: ReadonlyMap<string, Target>, today: string): FileProblem[] {
  const file = `${root}/${NAMED}`;
  if (!existsSync(file)) return []; // texts alone, without the code
  const lines = readFileSync(file, 'utf8').split('\n');
  return Object.entries(NAMED_ARTICLES).flatMap(([field, slug]) => {
    const { text, movedTo } = targets.get(`/${slug}`) ?? {};
    const isOut = text !== undefined && (text.data === undefined || firstDay(text) <= today);
    if (isOut && movedTo === undefined) return [];
    const message =
      movedTo === undefined
        ? `${slug} n'est pas un article paru, et des pages du site y mènent : nommez-en un autre ici`
        : `${slug} est un ancien nom : écrivez ${movedTo.slice(1)}`;
    return [{ file: NAMED, line: lines.findIndex((own) => own.includes(`'${slug}'`)) + 1, field, message }];
  });
}
