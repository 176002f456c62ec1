import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readContent } from '../../../src/editorial/content.ts';
import { articleLedger, glossaryLedger, messageLedger } from '../../../src/screens/method/ledger.ts';
import { figuresIn } from '../../../src/editorial/claims/figures.ts';
import { checkMessages, checkTerms, statedMessages } from '../../../src/editorial/claims/messages.ts';
import { readGlossary } from '../../../src/editorial/data/glossary.ts';
import { typeset } from '../../../src/i18n/typography.ts';
import { LOCALES } from '../../../src/locales.ts';
import { contentFolder, goodArticle, goodDrawing, type ContentFolder } from '../../support/content-folder.ts';

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

  it('name an entry whose message states nothing any more', () => {
    const entry = {
      origin: 'example',
      messages: ['common.skip'],
      scope: { fr: 'Rien.', en: 'Nothing.' },
    } as const;
    const problems = checkMessages(
      { checked: '2026-01-01', entries: [{ ...entry, messages: [...entry.messages] }] },
      lineOf,
    );
    expect(problems).toContainEqual(expect.objectContaining({ field: 'common.skip', line: 7 }));
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

  it('shows the figure of each sentence, however long, and its source', async () => {
    const { texts } = await readContent();
    const { statements = [] } = texts.find(({ file }) => file === 'content/about/fr.md') ?? {};
    const lines = articleLedger(statements, 'fr');
    expect(lines.length).toBeGreaterThan(0);
    for (const { text, figures, origin } of lines) {
      expect(text).toContain(figures[0]);
      expect(origin).toBeDefined();
    }
  });
});
