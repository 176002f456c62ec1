import { existsSync, readFileSync } from 'node:fs';
import { fillFacts, unknownFact } from '#i18n/facts.ts';
import { publicOrigins } from '#http/origins.ts';
import { alternates, articleHref, LICENCES, localeOf } from '#routes.ts';
import { ARTICLE_KEYS } from '#schemas/content/article-keys.ts';
import { SITE } from '#site.ts';
import { textHref } from '../collections.ts';
import { PHOTOGRAPH_NAME } from '../markdown/pictures.ts';
import { didYouMean } from '../nearest.ts';
import { firstFew, NOTICE, type FileProblem, type Problem } from '../problem.ts';
import { PAGE_ANCHORS } from './outline.ts';
import { followAlias, textAnchors, type Target } from './targets.ts';
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
  if (url.endsWith('.svg') || PHOTOGRAPH_NAME.test(url))
    return `${url} : une image s’écrit avec un point d’exclamation, ![Ce qu’elle montre](${url} "La légende")`;
  if (targets.has(`/${url}`)) return `${url} : mettez une barre devant, /${url}`;
  return `${url} : admis, https://…, mailto:…, /chemin d’une page, #ancre. Exemple : /erreurs-ao`;
}

/** Site's own domain, and where a build puts it. */
const OWN_HOSTS = ['localhost', SITE.domain, new URL(publicOrigins().PUBLIC_SITE_ORIGIN).hostname];

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
  const { text } = target;
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
  const links = text.body.links.flatMap(({ line, url }) => {
    const present = followAlias(url, targets);
    const message = linkProblem(present, text, targets, today);
    if (message !== undefined) return [{ line, field: 'liens', message }];
    const isOld = present !== url;
    return isOld ? [{ line, field: 'liens', message: oldNameMessage(url, present), ...NOTICE }] : [];
  });
  const articles = [...targets].flatMap(([path, target]) =>
    target.text?.collection === 'articles' && target.movedTo === undefined ? [path.slice(1)] : [],
  );
  const related = text.article?.related ?? [];
  const relatedProblems = related.flatMap((typed, index) => {
    const slug = followAlias(articleHref(typed), targets).slice(1);
    const [line, field] = [text.fieldLine(['related', index]), `related.${index}`];
    if (slug === text.id)
      return [{ line, field, message: `${slug} est cet article même : nommez-en un autre` }];
    if (articles.includes(slug))
      return slug === typed ? [] : [{ line, field, message: oldNameMessage(typed, slug), ...NOTICE }];
    const message = `aucun article ne s'appelle ${slug} : mettez le nom d'un fichier de content/articles, sans .md${didYouMean(slug, articles)}`;
    return [{ line, field, message }];
  });
  return [...links, ...relatedProblems];
}

function oldNameMessage(typed: string, present: string): string {
  return `${typed} est un ancien nom, qui mène encore à sa page : écrivez ${present}`;
}

/** Path that an article had is no page of the site, and leads to one article. */
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

const KEYS_FILE = 'src/schemas/content/article-keys.ts';

/** No two articles have one key, and each key is that of an article that is out. */
export function checkKeys(root: string, texts: readonly Text[], today: string): FileProblem[] {
  const byKey = Map.groupBy(texts, ({ article }) => article?.key);
  const twice = ARTICLE_KEYS.flatMap((key) => {
    const [first, ...others] = byKey.get(key) ?? [];
    return others.map(({ file, fieldLine }) => {
      const message = `${key} est déjà la clé de ${first?.file} : gardez l'une des deux`;
      return { file, line: fieldLine(['key']), field: 'key', message };
    });
  });
  const file = `${root}/${KEYS_FILE}`;
  // Without the code there is no page; a text that does not hold may have any key.
  if (!existsSync(file) || texts.some(({ data }) => data === undefined)) return twice;
  const lines = readFileSync(file, 'utf8').split('\n');
  const missing = ARTICLE_KEYS.filter((key) => !byKey.get(key)?.some((text) => firstDay(text) <= today));
  return [
    ...twice,
    ...missing.map((key) => {
      const message = `des pages du site mènent à un article par cette clé, et aucun article paru ne l'a : écrivez key: "${key}" dans les champs de celui qui convient`;
      return {
        file: KEYS_FILE,
        line: lines.findIndex((line) => line.includes(`'${key}'`)) + 1,
        field: key,
        message,
      };
    }),
  ];
}
