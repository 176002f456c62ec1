import { messages } from '../../i18n/messages/index.ts';
import { listStrings } from '../../i18n/typography.ts';
import { LOCALES, type Locale } from '../../locales.ts';
import type { Claims } from '../../schemas/claims.ts';
import type { Glossary } from '../../schemas/glossary.ts';
import type { Problem } from '../problem.ts';
import { figuresIn } from './figures.ts';

/** Facts of `site.ts` in a message: claims have their source there, offers and prices are terms. None is a figure typed. */
const FACT = /\{\{[^}]*\}\}/g;

/** A message, a definition or a sentence that states figures. */
interface Stated {
  readonly key: string;
  readonly text: string;
  readonly figures: readonly string[];
}

/** The messages of a language that state figures. */
export function statedMessages(locale: Locale): Stated[] {
  return listStrings(messages[locale]).flatMap(({ path, text }) => {
    const figures = figuresIn(text.replaceAll(FACT, ' '));
    return figures.length === 0 ? [] : [{ key: path.join('.'), text, figures }];
  });
}

/** Whether an entry covers a message: it names its key, or a group of keys above it. */
export function covers(entry: Claims['entries'][number], key: string): boolean {
  return entry.messages.some((own) => isBelow(key, own));
}

/** Every message that states a figure has an entry, and no entry names a message that states none. */
export function checkMessages({ entries }: Claims): Problem[] {
  const stated = LOCALES.flatMap(statedMessages);
  const missing = new Map(
    stated
      .filter(({ key }) => !entries.some((entry) => covers(entry, key)))
      .map((one) => [one.key, one.figures]),
  );
  const stale = entries
    .flatMap((entry) => entry.messages)
    .filter((own) => !stated.some(({ key }) => isBelow(key, own)));
  return [
    ...[...missing].map(([field, figures]) => ({
      line: 1,
      field,
      message: `« ${figures.join(' », « ')} » sans entrée : ajoutez la clé de ce message à l'entrée de sa source, ou une entrée`,
    })),
    ...stale.map((field) => ({ line: 1, field, message: 'aucun chiffre dans ce message : retirez sa clé' })),
  ];
}

/** Every term whose definition states a figure names the text that sets it. */
export function checkTerms({ terms }: Glossary): Problem[] {
  return terms
    .filter(
      ({ text, fr, en }) => text === undefined && figuresIn(`${fr.definition} ${en.definition}`).length > 0,
    )
    .map(({ id }) => ({
      line: 1,
      field: id,
      message: 'un chiffre sans texte : écrivez où la règle se lit (text)',
    }));
}

function isBelow(key: string, own: string): boolean {
  return key === own || key.startsWith(`${own}.`);
}
