import { formatDay, formatPercent } from '../../i18n/format.ts';
import { translator } from '../../i18n/translate.ts';
import type { Locale } from '../../locales.ts';
import type { PublishedEdition } from '../../schemas/edition.ts';
import type { LetterEntry } from './letters.ts';

/** Gives an edition of the newsletter as its mail takes it. */
export function publishedEdition(letter: LetterEntry, locale: Locale): PublishedEdition {
  const { edition, date, themes, pending, title, description, share, entry } = letter;
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
    html: entry.rendered?.html ?? '',
  };
}
