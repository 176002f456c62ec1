import { fillFacts } from '../../i18n/facts.ts';
import { typeset, typesetStrings } from '../../i18n/typography.ts';
import type { Locale } from '../../locales.ts';
import { ClaimsSchema } from '../../schemas/claims.ts';
import { readDataFile } from '../data/data-file.ts';
import { readGlossary } from '../data/glossary.ts';
import { figuresIn } from './figures.ts';
import { covers, statedMessages } from './messages.ts';
import type { Statement } from './statements.ts';

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
              lines: withoutRepeats(
                lines.map((line) =>
                  toLine(
                    line.text.replaceAll(/\{\{(?!claim)[^}]*\}\}/g, '…'),
                    line.figures,
                    locale,
                    SHOWN.message,
                  ),
                ),
              ),
            },
          ];
    }),
  };
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
    return isNew ? [{ ...toLine(sentence, figures, locale, SHOWN.article), sources, origin }] : [];
  });
}

/** The most signs that the ledger shows of a message, and of a sentence of an article, which has all of it. */
const SHOWN = { message: 150, article: 72 };

function toLine(sentence: string, figures: readonly string[], locale: Locale, most: number): LedgerLine {
  const set = typesetStrings(
    { text: shorten(fillFacts(sentence, locale), figures[0] ?? '', most), figures },
    locale,
  );
  return set;
}

/** The words around a figure, cut at spaces. */
function shorten(sentence: string, figure: string, most: number): string {
  const plain = sentence.replaceAll(/\s+/g, ' ').trim();
  if (plain.length <= most) return plain;
  const place = Math.max(0, plain.indexOf(figure));
  const from = place < most - 24 ? 0 : plain.indexOf(' ', place - most / 2) + 1;
  const end = plain.lastIndexOf(' ', from + most);
  return `${from > 0 ? '… ' : ''}${plain.slice(from, end)}${end < plain.length ? ' …' : ''}`;
}
