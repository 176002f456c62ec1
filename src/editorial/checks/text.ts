import type { Locale } from '#locales.ts';
import type { ArticleData, LegalData, NewsletterIssueData } from '#schemas/content/article.ts';
import type { CollectionName } from '../collections.ts';
import type { Body } from '../markdown/body.ts';
import type { Pictures } from '../markdown/pictures.ts';
import type { Rendered } from '../markdown/render.ts';

/** A run of words that a visitor reads, and where an editor finds it. */
export interface Passage {
  readonly line: number;
  readonly field: string;
  readonly text: string;
}

/** A content file read, as its own checks and those of the other texts get it; empty where it cannot be read. */
export interface Text {
  readonly collection: CollectionName;
  /** Path below the folder, without its extension: `erreurs-ao`, `privacy/fr`. */
  readonly id: string;
  /** Path from the project's root. */
  readonly file: string;
  /** Path of the file on this machine, where its drawings are looked for. */
  readonly address: URL;
  readonly locale: Locale;
  /** Tells if the file could be read: of one that could not, nothing is known but that it exists. */
  readonly isRead: boolean;
  /** The front matter; `undefined` when it does not hold: nothing is then said of its days. */
  readonly data: ArticleData | LegalData | NewsletterIssueData | undefined;
  /** The front matter as read, where it does not hold as a whole. */
  readonly values?: unknown;
  /** The front matter of an article; `undefined` for any other text, or when it does not hold. */
  readonly article: ArticleData | undefined;
  /** Set by the front matter, even when something else in it does not hold. */
  readonly isDraft: boolean;
  readonly body: Body;
  readonly pictures: Pictures;
  readonly bodyLine: number;
  /** The lines of the file as they are typed; the first is that of number 1. */
  readonly lines: readonly string[];
  readonly lineOf: (path: readonly PropertyKey[]) => number;
  /** Every text of the front matter, the body and its alternatives. */
  readonly passages: readonly Passage[];
  /** Words of the body. */
  readonly words: number;
  readonly today: string;
  /** HTML that a page shows of it, typeset; missing when an error keeps it from any page. */
  readonly content?: Rendered & { readonly markdown: string };
}

/** No text of the web is older. */
const FIRST_YEAR = 1990;

/** Tells if a year is a typing error. */
export function isFarOff(date: string, today: string): boolean {
  const year = Number(date.slice(0, 4));
  return year < FIRST_YEAR || year > Number(today.slice(0, 4)) + 2;
}

/**
 * Gives the first day on which a built site shows a text: past any day when it is a draft; before any when its year is
 * a typing error, which is reported alone.
 */
export function firstDayOf({ isDraft, article, today }: Text): string {
  if (isDraft) return '9999';
  return article !== undefined && isFarOff(article.date, today) ? '' : (article?.date ?? '');
}
