import type { Locale } from '#locales.ts';
import type { ArticleData, LegalData, NewsletterIssueData } from '#schemas/content/article.ts';
import type { CollectionName } from '../collections.ts';
import type { Body } from '../markdown/body.ts';
import type { Pictures } from '../markdown/pictures.ts';
import type { Rendered } from '../markdown/render.ts';
import type { Problem } from '../problem.ts';

/** Words that a visitor reads, and where an editor finds them. */
export interface Passage {
  readonly line: number;
  readonly field: string;
  readonly text: string;
}

export interface Text {
  readonly collection: CollectionName;
  /** Path below the folder, without its extension: `erreurs-ao`, `privacy/fr`. */
  readonly id: string;
  readonly file: string;
  /** Path of the file on this machine, where its drawings are looked for. */
  readonly address: URL;
  readonly locale: Locale;
  /** `false` for a file whose body could not be read: nothing is known of it but that it exists. */
  readonly isRead: boolean;
  /** Front matter; `undefined` when it is invalid. */
  readonly data: ArticleData | LegalData | NewsletterIssueData | undefined;
  /** Front matter as read, even where it does not hold. */
  readonly values: unknown;
  /** Front matter of an article; `undefined` for any other text, or when it is invalid. */
  readonly article: ArticleData | undefined;
  /** Set by the front matter, even when something else in it does not hold. */
  readonly isDraft: boolean;
  readonly body: Body;
  readonly pictures: Pictures;
  readonly bodyLine: number;
  readonly fieldLine: (path: readonly PropertyKey[]) => number;
  /** Every text of the front matter, the body and the images. */
  readonly passages: readonly Passage[];
  readonly today: string;
  /** HTML of its page, typeset; missing when an error keeps it from any page. */
  readonly content?: Rendered;
}

export type Check = (text: Text) => Problem[];

/** First year of publication that is not a typing error. */
const FIRST_YEAR = 1990;

export function isMistypedYear(date: string, today: string): boolean {
  const year = Number(date.slice(0, 4));
  return year < FIRST_YEAR || year > Number(today.slice(0, 4)) + 2;
}

/**
 * First day on which a built site shows a text: past any day for a draft; before any when its year is a typing error,
 * which is reported alone.
 */
export function firstDay({ isDraft, article, today }: Text): string {
  if (isDraft) return '9999';
  return article === undefined || isMistypedYear(article.date, today) ? '' : article.date;
}
