import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serialize } from 'parse5';
import { attribute, elementsOf, type HtmlElement } from '../../http/html-nodes.ts';
import { LOCALES, type Locale } from '../../locales.ts';
import { letterHref, LETTERS } from '../../routes.ts';
import { THEMES, type Theme } from '../../schemas/themes.ts';

/** An edition of the newsletter in one language, as the build published it. */
export interface Letter {
  /** Its name, the same in all languages: `2026-11-24-combien-serez-vous`. */
  readonly edition: string;
  readonly locale: Locale;
  /** Its day, ISO: it is sent from then on. */
  readonly day: string;
  readonly themes: readonly Theme[];
  /** Why no published site shows it yet; a copy to look at holds it all the same. */
  readonly pending: 'draft' | 'later' | undefined;
  /** What stands above the title, such as the day in words. */
  readonly issue: string;
  readonly title: string;
  readonly description: string;
  /** A share of what was observed, drawn in dots above the text: in words, and of a hundred. */
  readonly share: { readonly percent: number; readonly words: string; readonly caption: string } | undefined;
  /** The body of its page. */
  readonly html: string;
}

/** Why an edition cannot be read. */
export class UnknownLetterError extends Error {
  override name = 'UnknownLetterError';
}

/** The names of the editions in a build, newest first. */
export function listEditions(client: string): readonly string[] {
  const folder = path.join(client, LETTERS.fr);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => /^(\d{4}-\d{2}-\d{2}-[a-z0-9-]+)\.html$/.exec(name)?.[1] ?? [])
    .toSorted()
    .toReversed();
}

/** Reads an edition in every language from the pages of a build; throws UnknownLetterError without such an edition. */
export function readLetters(client: string, edition: string): readonly Letter[] {
  if (!listEditions(client).includes(edition)) throw new UnknownLetterError(edition);
  return LOCALES.map((locale) => {
    const file = path.join(client, `${letterHref(edition, locale)}.html`);
    return readLetter(readFileSync(file, 'utf8'), edition, locale);
  });
}

function readLetter(page: string, edition: string, locale: Locale): Letter {
  const elements = elementsOf(page);
  const find = (what: (element: HtmlElement) => boolean) => {
    const found = elements.find(what);
    if (found === undefined)
      throw new Error(`The page of ${edition} (${locale}) lacks a part of the letter.`);
    return found;
  };
  const part = (name: string) => find((element) => attribute(element, 'data-letter-part') === name);
  const article = find((element) => attribute(element, 'data-letter') === edition);
  const share = elements.find((element) => attribute(element, 'data-letter-part') === 'share');
  const themes = attribute(article, 'data-themes')?.split(' ') ?? [];
  const pending = attribute(article, 'data-pending');
  return {
    edition,
    locale,
    day: attribute(article, 'data-day') ?? '',
    themes: THEMES.filter((theme) => themes.includes(theme)),
    pending: pending === 'draft' || pending === 'later' ? pending : undefined,
    issue: wordsOf(part('issue')),
    title: wordsOf(find(({ tagName }) => tagName === 'h1')),
    description:
      attribute(
        find((element) => attribute(element, 'name') === 'description'),
        'content',
      ) ?? '',
    share: share && {
      percent: Number(attribute(share, 'data-percent')),
      words: attribute(share, 'data-words') ?? '',
      caption: wordsOf(find(({ tagName }) => tagName === 'figcaption')),
    },
    html: serialize(part('body')),
  };
}

/** The words of an element, those of the elements in it included. */
function wordsOf(element: HtmlElement): string {
  return element.childNodes
    .map((node) => ('value' in node ? node.value : 'tagName' in node ? wordsOf(node) : ''))
    .join('')
    .trim();
}
