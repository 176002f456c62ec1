import type { Locale } from '../../locales.ts';
import type { ArticleData } from '../../schemas/article.ts';
import type { Body } from '../markdown/body.ts';
import type { CollectionName } from '../collections.ts';

/** A run of words that a visitor reads, and where an editor finds it. */
export interface Piece {
  readonly line: number;
  readonly field: string;
  readonly text: string;
}

/** A content file read, as the checks get it. */
export interface Text {
  readonly collection: CollectionName;
  /** Path below the folder, without its extension: `erreurs-ao`, `privacy/fr`. */
  readonly id: string;
  /** Path of the file on this machine, where its drawings are looked for. */
  readonly address: URL;
  readonly locale: Locale;
  /** The front matter of an article; `undefined` for a legal page, or when it does not hold. */
  readonly article: ArticleData | undefined;
  /** The day of the last change, which every text has. */
  readonly updated: string | undefined;
  readonly body: Body;
  readonly bodyLine: number;
  readonly lineOf: (path: readonly PropertyKey[]) => number;
  /** Every text of the front matter, the body and its alternatives. */
  readonly pieces: readonly Piece[];
  /** The pieces as one text, a line each: what is not in it is in none of them. */
  readonly prose: string;
  /** Words of the body. */
  readonly words: number;
  /** The day of the check, in Paris. */
  readonly today: string;
}
