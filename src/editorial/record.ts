import type { Locale } from '../locales.ts';
import type { ListedArticle, LegalData } from '../schemas/article.ts';
import type { CollectionName } from './collections.ts';

/** A link out of a text, with its line. */
export interface Outgoing {
  readonly line: number;
  readonly url: string;
}

/**
 * What is kept of a text once it is checked: what pages list, and what other texts are checked against. Its words are
 * not: carried for thousands of articles, they would cost most of the build's memory.
 */
export interface TextRecord {
  readonly collection: CollectionName;
  readonly id: string;
  /** Path from the project's root. */
  readonly file: string;
  readonly locale: Locale;
  /** What lists show of it; `undefined` when the front matter does not hold. */
  readonly data: ListedArticle | LegalData | undefined;
  readonly words: number;
  readonly anchors: readonly string[];
  readonly links: readonly Outgoing[];
  readonly related: readonly Outgoing[];
  /** A draft: no built site shows it. */
  readonly hidden: boolean;
  /** The first day a built site shows it, past any day when it is a draft. */
  readonly shows: string;
}
