import type { Locale } from '../../locales.ts';
import type { ArticleData, LegalData, LetterData } from '../../schemas/content/article.ts';
import type { Statement } from '../claims/figures.ts';
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

/** A content file read, as the checks of a single text get it. */
export interface Text {
  readonly collection: CollectionName;
  /** Path below the folder, without its extension: `erreurs-ao`, `privacy/fr`. */
  readonly id: string;
  /** Path of the file on this machine, where its drawings are looked for. */
  readonly address: URL;
  readonly locale: Locale;
  /** The front matter of an article; `undefined` for a legal page, or when it does not hold. */
  readonly article: ArticleData | undefined;
  /** The front matter of an edition of the newsletter; `undefined` for any other text. */
  readonly letter: LetterData | undefined;
  /** Set by the front matter, even when something else in it does not hold. */
  readonly isDraft: boolean;
  /** The day of the last change, which every text has but an edition, which does not change once it is sent. */
  readonly updated: string | undefined;
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
  /** The sentences that state figures, with where these come from. */
  readonly statements: readonly Statement[];
  /** The day of the check, in Paris. */
  readonly today: string;
}

/** A link out of a text, with its line. */
export interface OutgoingLink {
  readonly line: number;
  readonly url: string;
}

/** A part of a text, from its heading to the next. */
export interface Section {
  readonly line: number;
  readonly depth: number;
  readonly title: string;
  /** Its substance, which a translation keeps: about as many words, its blocks by kind, its numbers and links. */
  readonly words: number;
  readonly blocks: string;
  readonly signs: readonly string[];
}

/** A text after its own checks: its fields, and what the checks of other texts need of it. */
export interface CheckedText extends Pick<Text, 'collection' | 'id' | 'locale' | 'words' | 'statements'> {
  /** Path from the project's root. */
  readonly file: string;
  /** The front matter, typeset; `undefined` when it does not hold: nothing is then said of its days. */
  readonly data: ArticleData | LegalData | LetterData | undefined;
  /** The front matter as read, where it does not hold as a whole. */
  readonly values?: unknown;
  /** Lines of the fields that other texts are compared by. */
  readonly lines: Readonly<Partial<Record<string, number>>>;
  /** Missing when the text could not be read. */
  readonly anchors?: readonly string[];
  readonly links: readonly OutgoingLink[];
  readonly related: readonly OutgoingLink[];
  /** Paths that lead to it since it, or what it replaces, had them. */
  readonly aliases: readonly OutgoingLink[];
  /** The files beside it that it shows. */
  readonly images: readonly string[];
  /** Its paragraphs, but for short ones, by a digest of their words. */
  readonly paragraphs: readonly { readonly line: number; readonly digest: string }[];
  readonly sections: readonly Section[];
  /** A draft: no built site shows it. */
  readonly hidden: boolean;
  /** The first day a built site shows it, past any day when it is a draft. */
  readonly shows: string;
  /** Missing when an error keeps it from any page. */
  readonly content?: Rendered & { readonly markdown: string };
}
