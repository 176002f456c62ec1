import { messages } from '#i18n/messages/index.ts';
import { listStrings } from '#i18n/typography.ts';
import { LOCALES, type Locale } from '#locales.ts';
import type { Claims } from '#schemas/content/claims.ts';
import type { Glossary } from '#schemas/content/glossary.ts';
import type { Problem } from '../problem.ts';
import { didYouMean, nearest } from '../nearest.ts';
import { figuresIn } from './figures.ts';

/** Facts of `site.ts` in a message: claims have their source there, offers and prices are terms. None is a figure typed. */
const FACT = /\{\{[^}]*\}\}/g;

/** A message, a definition or a sentence that states figures. */
interface Stated {
  readonly key: string;
  readonly text: string;
  readonly figures: readonly string[];
}

/** Lists the messages of a language that state figures. */
export function statedMessages(locale: Locale): Stated[] {
  return listStrings(messages[locale]).flatMap(({ path, text }) => {
    const figures = figuresIn(text.replaceAll(FACT, ' '));
    return figures.length === 0 ? [] : [{ key: path.join('.'), text, figures }];
  });
}

/** Tells if an entry covers a message: it names its key, or a group of keys above it. */
export function covers(entry: Claims['entries'][number], key: string): boolean {
  return entry.messages.some((own) => isBelow(key, own));
}

/** Line of a field of a data file, by its path. */
type LineOf = (path: readonly PropertyKey[]) => number;

/** Every message that states a figure has an entry, and no entry names a message that is not there. */
export function checkMessages({ entries }: Claims, lineOf: LineOf): Problem[] {
  const stated = LOCALES.flatMap(statedMessages);
  const keys = listStrings(messages.fr).map(({ path }) => path.join('.'));
  const isUnknown = (own: string) => !keys.some((key) => isBelow(key, own));
  // a key that is misspelt is one mistake, not also a message without an entry
  const meant = new Set(
    entries.flatMap((entry) => entry.messages.filter(isUnknown).map((own) => nearest(own, keys))),
  );
  const missing = new Map(
    stated
      .filter(({ key }) => !meant.has(key) && !entries.some((entry) => covers(entry, key)))
      .map((one) => [one.key, one.figures]),
  );
  const unknown = entries
    .flatMap((entry, index) =>
      entry.messages.map((own, place) => ({ own, path: ['entries', index, 'messages', place] })),
    )
    .filter(({ own }) => isUnknown(own));
  return [
    ...[...missing].map(([field, figures]) => ({
      line: 1,
      field,
      message: `« ${figures.join(' », « ')} » sans entrée : ajoutez la clé de ce message à l'entrée de sa source, ou une entrée`,
    })),
    ...unknown.map(({ own: field, path }) => ({
      line: lineOf(path),
      field,
      message: `aucun message n’a cette clé : retirez-la, ou corrigez-la${didYouMean(field, keys)}`,
    })),
  ];
}

/** Every term whose definition states a figure names the text that sets it. */
export function checkTerms({ terms }: Glossary, lineOf: LineOf): Problem[] {
  return terms.flatMap(({ id, text, fr, en }, index) => {
    const figures = text === undefined ? figuresIn(`${fr.definition} ${en.definition}`) : [];
    if (figures.length === 0) return [];
    return [
      {
        line: lineOf(['terms', index]),
        field: id,
        message: `« ${figures.join(' », « ')} » sans texte : écrivez où la règle se lit (text)`,
      },
    ];
  });
}

function isBelow(key: string, own: string): boolean {
  return key === own || key.startsWith(`${own}.`);
}
