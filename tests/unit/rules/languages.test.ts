import { describe, expect, it } from 'vitest';
import { completeMessages, untranslatedIn } from '../../../src/i18n/untranslated.ts';
import { typeset } from '../../../src/i18n/typography.ts';
import { lacksOf } from '../../../src/integrations/languages.ts';
import { isWhole, LOCALES } from '../../../src/locales.ts';

describe('what a language lacks', () => {
  it('is listed by file: messages, texts, paths, wordings, and code that knows two languages', async () => {
    const lacks = (await lacksOf('eo')).map(({ file, what }) => `${file}: ${what}`);
    expect(lacks).toContainEqual(
      expect.stringMatching(/^src\/i18n\/messages\/pricing\/eo\.ts: (\d+) of \1 messages/),
    );
    expect(lacks).toContain('content/legal/terms/eo.md: the whole file');
    expect(lacks).toContainEqual(expect.stringMatching(/^src\/routes\.ts: the paths of home, product/));
    expect(lacks).toContainEqual(expect.stringMatching(/^src\/site\.ts: (\d+) of \1 wordings/));
    expect(lacks).toContainEqual(expect.stringMatching(/^src\/i18n\/typography\.ts: a choice/));
  });

  it.each(LOCALES.filter(isWhole))('is nothing in %s, which every word is in', async (locale) => {
    const lacks = (await lacksOf(locale)).filter(({ what }) => !what.startsWith('a choice'));
    expect(lacks).toEqual([]);
  });
});

describe('words that a language lacks', () => {
  const english = { title: 'Prices', lines: ['one', 'two'], call: { button: "Let's see", note: 'Free' } };

  it('are the English ones, marked, and those that it has are its own', () => {
    const german = completeMessages(english, { title: 'Preise', call: { note: 'Kostenlos' } });
    expect([german.title, german.call.note]).toEqual(['Preise', 'Kostenlos']);
    for (const words of [...german.lines, german.call.button]) expect(untranslatedIn(words)).toHaveLength(1);
  });

  it('keep their mark and lose no typography when they are typeset', () => {
    const { call } = completeMessages(english, {});
    expect(untranslatedIn(`<p>${typeset(call.button, 'fr')}</p>`)).toEqual(['Let’s see']);
  });

  it('are named once each, in the text of a page, and nothing is where all is translated', () => {
    const { title } = completeMessages(english, {});
    expect(untranslatedIn(`<h1>${title}</h1><title>${title}</title>`)).toEqual(['Prices']);
    expect(untranslatedIn('<h1>Preise</h1>')).toEqual([]);
  });
});
