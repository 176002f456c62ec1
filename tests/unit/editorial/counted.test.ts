import { describe, expect, it } from 'vitest';
import { readCompetition } from '../../../src/competition/read.ts';
import type { Text } from '../../../src/editorial/checks/text.ts';
import { checkCounted, checkCountedMessages } from '../../../src/editorial/claims/counted.ts';
import { numbersInWords } from '../../../src/editorial/claims/number-words.ts';
import { EXPLORER_PARAMETERS, ROUTES } from '../../../src/routes.ts';
import { FEATURES } from '../../../src/site.ts';

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

describe.runIf(FEATURES.figures)('a text that states our figures', () => {
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

  it.each(['trois marchés sur cent', 'un marché sur vingt'])(
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
