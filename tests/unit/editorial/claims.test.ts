import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readContent } from '#editorial/content.ts';
import { glossaryLedger, messageLedger } from '#screens/method/ledger.ts';
import { figuresIn } from '#editorial/claims/figures.ts';
import { checkMessages, checkTerms, statedMessages } from '#editorial/claims/messages.ts';
import { readGlossary } from '#editorial/data/glossary.ts';
import { typeset } from '#i18n/typography.ts';
import { LOCALES } from '#locales.ts';
import { contentFolder, goodArticle, goodDrawing, type ContentFolder } from '../../support/content-folder.ts';
import { readCompetition } from '#competition/read.ts';
import type { Text } from '#editorial/checks/text.ts';
import { checkCounted, checkCountedMessages } from '#editorial/claims/counted.ts';
import { numbersInWords } from '#competition/number-words.ts';
import { EXPLORER_PARAMETERS, ROUTES } from '#routes.ts';

describe('a figure', () => {
  it.each([
    ['41,8 % des procédures', ['41,8 %']],
    ['170,6 Md€ et 2,6 M€', ['170,6 Md€', '2,6 M€']],
    ['€90,000 or 19% of them', ['€90,000', '19%']],
    ['102 087 consultations, 3,2 soumissionnaires', ['102 087 consultations', '3,2 soumissionnaires']],
    ['dix fois, ou 10 fois', ['10 fois']],
  ])('is a share, an amount or a count: %s', (text, figures) => {
    expect(figuresIn(text)).toEqual(figures);
  });

  it.each([
    'le 21 août 2026, au plus 30 jours',
    'article R2122-8 du décret n° 2025-1386',
    'les points 3 et 4 du CPV 45210000',
    'https://example.org/12 page 4',
  ])('is not a date, a duration, a law or a number alone: %s', (text) => {
    expect(figuresIn(text)).toEqual([]);
  });
});

describe('an article', () => {
  let folder: ContentFolder;
  beforeEach(() => {
    folder = contentFolder();
  });
  afterEach(() => folder.remove());

  /** What the check says of the figures of an article with one more part. */
  async function problems(part: string, edit = (source: string) => source) {
    const article = edit(goodArticle('essai')).replace(
      /\n## /,
      () => `\n## Une partie de plus\n\n${part}\n\n## `,
    );
    folder.write('essai.md', article);
    folder.write('essai.svg', goodDrawing);
    const found = (await readContent(folder.root)).problems.filter(({ message }) =>
      message.includes('sans source'),
    );
    const line = article.split('\n').findIndex((text) => text.includes(part)) + 1;
    return { found, line };
  }

  it('is refused with the figure and its line when nothing says where it comes from', async () => {
    const { found, line } = await problems('En France, 47 % des marchés y passent.');
    expect(found).toEqual([
      expect.objectContaining({
        file: 'content/articles/essai.md',
        line,
        message: expect.stringContaining('« 47 % »'),
      }),
    ]);
  });

  it.each([
    ['an article of law', 'L’avance est due au-delà de 47 % (article R2191-3).'],
    ['a note', 'En France, 47 % des marchés y passent.[^9]\n\n[^9]: Le recensement de 2023.'],
    ['an example that says so', 'Dans un exemple fictif, 47 % des marchés y passent.'],
    ['a source by its words', 'Selon le relevé de Pont-Neuf, 47 % des marchés y passent.'],
  ])('may state a figure beside %s', async (_, part) => {
    const named = (source: string) =>
      source.replace(
        '    publisher: "Légifrance"\n',
        (line) => `${line}    named: ["relevé de Pont-Neuf"]\n`,
      );
    const { found } = await problems(part, named);
    expect(found).toEqual([]);
  });

  it('does not borrow the example of the sentence before', async () => {
    const { found } = await problems('Par exemple, 12 % suffisent. Mais 47 % des marchés y passent.');
    expect(found.map(({ message }) => message)).toEqual([expect.stringContaining('« 47 % »')]);
  });
});

/** The line of anything. */
const lineOf = () => 7;

describe('the messages', () => {
  it('name each key whose figure has no entry', () => {
    const named = new Set(
      checkMessages({ checked: '2026-01-01', entries: [] }, lineOf).map(({ field }) => field),
    );
    const stated = LOCALES.flatMap(statedMessages).map(({ key }) => key);
    expect(stated.length).toBeGreaterThan(0);
    expect([...named].toSorted()).toEqual([...new Set(stated)].toSorted());
  });
});

describe('a definition', () => {
  it('with a figure names its text', () => {
    const glossary = readGlossary();
    const [first] = glossaryLedger('fr');
    const terms = glossary.terms.map((term) => (term.id === first?.id ? { ...term, text: undefined } : term));
    expect(checkTerms(glossary, lineOf)).toEqual([]);
    expect(checkTerms({ ...glossary, terms }, lineOf).map(({ field }) => field)).toEqual([first?.id]);
  });
});

describe('the ledger', () => {
  it('says of each message that states a figure where it comes from, in both languages', () => {
    for (const locale of LOCALES) {
      const { entries } = messageLedger(locale);
      const shown = entries.map(({ lines }) => lines.map(({ text }) => text));
      for (const texts of shown) expect(new Set(texts).size).toBe(texts.length); // a sentence is shown once
      const figures = new Set(entries.flatMap(({ lines }) => lines.flatMap((line) => line.figures)));
      const stated = statedMessages(locale)
        .flatMap((message) => message.figures)
        .map((figure) => typeset(figure, locale));
      expect(stated.filter((figure) => !figures.has(figure))).toEqual([]);
    }
  });
});

const [source] = readCompetition();
const { address = '', id = '' } = source?.figures.source ?? {};
const whole = source?.figures.cells['all'];
const contracts = whole?.contracts ?? 0;

/** What is said of an article that states figures of our source on line 3, and leads where it is told on line 4. */
const problems = (figures: readonly string[], url?: string, sentence = '') =>
  checkCounted({
    locale: 'fr',
    article: { sources: [{ url: 'https://example.org' }, { url: address }] },
    letter: undefined,
    statements: [{ line: 3, field: 'corps', sentence, figures, sources: [1], origin: 'source' }],
    body: { links: url === undefined ? [] : [{ line: 4, url }], blocks: [] },
  } as unknown as Text); // only what is read of it

const share = ((100 * (whole?.single.share ?? 0)).toFixed(1) ?? '').replace('.', ',').replace(',0', '');
const link = (what: string) => `${ROUTES.howMany.fr}?${EXPLORER_PARAMETERS.fr.what}=${what}`;

describe('a text that states our figures', () => {
  it('may say what they are now, with any space, and what nobody of ours counted', () => {
    expect(problems([`${contracts} marchés`, `${share} %`, '40 000 €', '3,2 soumissionnaires'])).toEqual([]);
  });

  it.each(['4 943 marchés', '70 000 offres', '99,7 %'])(
    'is named with its line where they no longer are: %s',
    (figure) => {
      expect(problems([figure])).toMatchObject([
        { line: 3, message: expect.stringContaining(figure) as string },
      ]);
    },
  );

  it.each(['trois marchés sur cent', 'un marché sur vingt', 'une offre sur vingt', 'quarante marchés'])(
    'is named where they no longer are, in words: %s',
    (words) => {
      const sentence = `On compte ${words}.`;
      expect(problems([], undefined, sentence)).toMatchObject([
        { line: 3, message: expect.stringContaining(words) as string },
      ]);
    },
  );

  it('has no number in words that is not of what our figures count', () => {
    expect(numbersInWords('Sept pièges, une chance sur trois, the second half of 2024', 'fr')).toEqual([]);
    expect(numbersInWords('the second half of 2024, one chance in three', 'en')).toEqual([]);
    expect(numbersInWords('dix-sept marchés', 'fr')).toMatchObject([{ count: 17 }]);
  });

  it('is one of our messages, too, which say none that our figures do not', () => {
    expect(checkCountedMessages({ checked: '2026-01-01', entries: [] })).toEqual([]);
  });

  it('may lead to a choice that the figures have, and to no other', () => {
    expect(problems([], link(id))).toEqual([]);
    expect(problems([], link(`${id}.99`))).toMatchObject([{ line: 4, field: 'liens' }]);
    expect(problems([], link('no-source'))).toMatchObject([{ line: 4, field: 'liens' }]);
  });

  it('is not held to them where its source is another', () => {
    const text = { locale: 'fr', article: { sources: [{ url: 'https://example.org' }] }, letter: undefined };
    const statements = [
      { line: 3, field: 'corps', sentence: '', figures: ['12 marchés'], sources: [0], origin: 'source' },
    ];
    expect(checkCounted({ ...text, statements, body: { links: [], blocks: [] } } as unknown as Text)).toEqual(
      [],
    );
  });
});
