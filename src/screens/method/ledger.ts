import { fillFacts, typesetStrings, unknownFact } from '#i18n/facts.ts';
import { typeset } from '#i18n/typography.ts';
import type { Locale } from '#locales.ts';
import { ClaimsSchema } from '#schemas/content/claims.ts';
import { readDataFile } from '#editorial/data/data-file.ts';
import { readGlossary } from '#editorial/data/glossary.ts';
import { figuresIn, sentencesOf, type Statement } from '#editorial/claims/figures.ts';
import { covers, statedMessages } from '#editorial/claims/messages.ts';

/** A line of the ledger: the sentence with its figures, typeset. */
export interface LedgerLine {
  readonly text: string;
  readonly figures: readonly string[];
}

/** The entries of the messages in a language, each with the sentences that it covers, without repeats. */
export function messageLedger(locale: Locale) {
  const stated = statedMessages(locale);
  const { checked, entries } = readDataFile('content/claims.yaml', ClaimsSchema);
  return {
    checked,
    entries: entries.flatMap((entry) => {
      const lines = stated.filter(({ key }) => covers(entry, key));
      const { origin, scope, source } = entry;
      return lines.length === 0
        ? []
        : [
            {
              origin,
              scope: typeset(scope[locale], locale),
              source: source && { ...source, title: typeset(source.title[locale], locale) },
              lines: withoutRepeats(lines.flatMap((line) => saidOf(line, locale))),
            },
          ];
    }),
  };
}

/** The sentences of a message that state figures; of one that a page fills with others, which is none yet, its figures. */
function saidOf({ text }: { readonly text: string }, locale: Locale): LedgerLine[] {
  return sentencesOf(text).flatMap((sentence) => {
    const figures = figuresIn(sentence.replaceAll(/\{\{[^}]*\}\}/g, ' '));
    if (figures.length === 0) return [];
    const isWhole = unknownFact(sentence, locale) === undefined;
    return [toLine(isWhole ? sentence : figures.join(', '), figures, locale)];
  });
}

function withoutRepeats(lines: readonly LedgerLine[]): LedgerLine[] {
  return [...new Map(lines.map((line) => [line.text, line])).values()];
}

/** The terms of the glossary that state figures, each with the text that sets them. */
export function glossaryLedger(locale: Locale) {
  return readGlossary().terms.flatMap(({ id, text = '', ...term }) => {
    const { definition, term: name } = term[locale];
    const figures = figuresIn(definition);
    return figures.length === 0
      ? []
      : [
          {
            id,
            name: typeset(name, locale),
            figures: figures.map((figure) => typeset(figure, locale)),
            text: typeset(text, 'fr'),
          },
        ];
  });
}

/** The statements of an article as the ledger shows them: those of the body, then what its head alone states. */
export function articleLedger(statements: readonly Statement[], locale: Locale) {
  const said = new Set<string>();
  const own = statements.toSorted(
    (one, other) => Number(one.field !== 'corps') - Number(other.field !== 'corps'),
  );
  return own.flatMap(({ sentence, figures, sources, origin }) => {
    const isNew = figures.some((figure) => !said.has(figure));
    for (const figure of figures) said.add(figure);
    return isNew ? [{ ...toLine(sentence, figures, locale), sources, origin }] : [];
  });
}

/** A sentence as it stands, or the row of a table with its cells apart. */
function toLine(sentence: string, figures: readonly string[], locale: Locale): LedgerLine {
  const text = sentence.replaceAll(' | ', ' · ').replaceAll(/\s+/g, ' ').trim();
  return typesetStrings({ text: fillFacts(text, locale), figures }, locale);
}
