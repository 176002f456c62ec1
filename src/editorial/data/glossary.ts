import { typeset } from '#i18n/typography.ts';
import type { Locale } from '#locales.ts';
import type { Glossary, Term } from '#schemas/content/glossary.ts';
import { href } from '#routes.ts';
import { escapeHtml, slugify } from '#text.ts';
import { readDataFile } from './data-file.ts';
import { DATA_FILES } from './data-files.ts';
import { isName, linkTerms } from '../markdown/glossary-links.ts';

export type Entry = ReturnType<typeof toEntry>;

export interface InitialSection {
  readonly letter: string;
  readonly entries: readonly Entry[];
}

export function readGlossary(): Glossary {
  return readDataFile(DATA_FILES.glossary);
}

/** Glossary in a language: every entry by letter, as that language sorts them. */
export function glossaryIn(locale: Locale) {
  const { checked, terms } = readGlossary();
  const entries = terms
    .map((term) => toEntry(term, locale))
    .toSorted((a, b) => a.term.localeCompare(b.term, locale));
  return { checked, letters: byLetter(entries) };
}

/** Lists the terms that articles of a language link: outside French only acronyms. */
export function linkedTerms(locale: Locale): readonly Pick<Term, 'id' | 'forms'>[] {
  return locale === 'fr' ? readGlossary().terms : acronyms();
}

/** Message as HTML, with the first mention of each acronym and name linked to the glossary. */
export function linkAcronyms(text: string, locale: Locale): string {
  return linkTerms(escapeHtml(text), acronyms(), href('glossary', locale));
}

/** Lists the acronyms and names, which are the same words in both languages. */
export function acronyms(): readonly Pick<Term, 'id' | 'forms'>[] {
  return readGlossary().terms.map(({ id, forms }) => ({ id, forms: forms.filter(isName) }));
}

function toEntry({ id, text, ...term }: Glossary['terms'][number], locale: Locale) {
  const other = locale === 'fr' ? 'en' : 'fr';
  const { acronym } = term[other];
  const equivalent = acronym === undefined ? term[other].term : `${term[other].term} (${acronym})`;
  return {
    id,
    term: typeset(term[locale].term, locale),
    acronym: term[locale].acronym === term[locale].term ? undefined : term[locale].acronym,
    /** Its name in the other language, unless it is the same. */
    other: term[other].term === term[locale].term ? undefined : typeset(equivalent, other),
    definition: typeset(term[locale].definition, locale),
    text: typeset(term[locale].text ?? text ?? '', locale),
  };
}

function byLetter(entries: readonly Entry[]): InitialSection[] {
  const letters = Map.groupBy(entries, ({ term }) => slugify(term).charAt(0).toUpperCase());
  return [...letters].map(([letter, found]) => ({ letter, entries: found }));
}
