import { formatDay, formatPercent } from '#i18n/format.ts';
import { translator } from '#i18n/translate.ts';
import type { Locale } from '#locales.ts';
import type { PublishedEdition } from '#schemas/content/edition.ts';
import type { LetterData } from '#schemas/content/article.ts';

/** The fields of an edition that its mail takes, and its text as HTML. */
type Fields = Pick<LetterData, 'date' | 'themes' | 'title' | 'description' | 'share'> &
  Pick<PublishedEdition, 'edition' | 'pending' | 'html'>;

/** Gives an edition of the newsletter as its mail takes it. */
export function publishedEdition(fields: Fields, locale: Locale): PublishedEdition {
  const { edition, date, themes, pending, title, description, share, html } = fields;
  return {
    edition,
    locale,
    day: date,
    themes,
    pending,
    issue: translator(locale)('newsletter.letter.issue', { day: formatDay(date, locale) }),
    title,
    description,
    share: share && { ...share, words: formatPercent(share.percent, locale) },
    html,
  };
}
