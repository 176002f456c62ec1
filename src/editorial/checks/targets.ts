import { articleHref, SCREENS, type RouteName } from '#routes.ts';
import { THEMES } from '#schemas/content/themes.ts';
import { slugify } from '#text.ts';
import { LEGAL_PAGES, textHref } from '../collections.ts';
import { headingAnchor, PAGE_ANCHORS } from './outline.ts';
import type { Text } from './text.ts';

/** Places of pages that are not texts, that a text may lead to. */
const PLACES: Partial<Record<RouteName, readonly string[]>> = {
  demo: ['console'],
  howMany: ['tables'],
  resources: THEMES,
};

export interface Target {
  /** Places in it; the page itself is always one. Missing when what is in it cannot be known. */
  readonly anchors: readonly string[] | undefined;
  readonly text: Text | undefined;
  /** Present path of the page, if this is one that it had. */
  readonly movedTo?: string;
}

export function textAnchors({ collection, isRead, body, locale }: Text): readonly string[] | undefined {
  const own = body.headings.map(({ text }) => headingAnchor(text, locale));
  const hasMore = collection === 'articles' || collection === 'about';
  return isRead ? [...(hasMore ? PAGE_ANCHORS : []), ...own] : undefined;
}

/** Present address of a page for a link to one that it had; any other link as it is. */
export function followAlias(url: string, targets: ReadonlyMap<string, Target>): string {
  const [path = ''] = url.split(/[?#]/);
  const { movedTo } = targets.get(path) ?? {};
  return movedTo === undefined ? url : movedTo + url.slice(path.length);
}

/** Text whose links and related articles have their present names. */
export function withPresentNames(text: Text, targets: ReadonlyMap<string, Target>): Text {
  const { content, article } = text;
  const related = article?.related.map((slug) => followAlias(articleHref(slug), targets).slice(1));
  const renamed = article && related && { ...article, related };
  return {
    ...text,
    ...(renamed && { article: renamed, data: renamed }),
    ...(content && {
      content: {
        ...content,
        html: content.html.replace(/(?<=href=")\/[^"]*/g, (url) => followAlias(url, targets)),
      },
    }),
  };
}

/**
 * Every page of the site, by path: the screens, the articles, and the paths that these had.
 * `terms` are the glossary's, `undefined` when it does not hold.
 */
export function listTargets(
  texts: readonly Text[],
  terms: readonly string[] | undefined,
): Map<string, Target> {
  const find = (collection: string, id: string) =>
    texts.find((text) => text.collection === collection && text.id === id);
  const targets = new Map<string, Target>();
  for (const [name, route] of SCREENS)
    for (const [locale, path] of Object.entries(route)) {
      const text = name === 'provider' ? find('about', locale) : find('legal', `${name}/${locale}`);
      const isText = name === 'provider' || LEGAL_PAGES.some((page) => page === name);
      const own = name === 'glossary' ? terms : (PLACES[name] ?? []);
      targets.set(path, { anchors: isText ? text && textAnchors(text) : own, text });
    }
  for (const text of texts)
    if (text.collection === 'articles') {
      // of a file whose name is refused, links find the path that it should have; a screen keeps its own
      const path = articleHref(slugify(text.id));
      if (!targets.has(path)) targets.set(path, { anchors: textAnchors(text), text });
    }
  for (const text of texts)
    for (const url of text.article?.aliases ?? [])
      if (!targets.has(url)) targets.set(url, { anchors: [], text, movedTo: textHref(text) });
  return targets;
}
