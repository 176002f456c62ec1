import { describe, expect, it } from 'vitest';
import { lacksOf } from '../../../src/integrations/languages.ts';
import { LOCALES } from '../../../src/locales.ts';

describe('what a language lacks', () => {
  it('is listed by file: messages, texts, paths, wordings, and code that knows two languages', async () => {
    const lacks = (await lacksOf('de')).map(({ file, what }) => `${file}: ${what}`);
    expect(lacks).toContainEqual(
      expect.stringMatching(/^src\/i18n\/messages\/pricing\/de\.ts: (\d+) of \1 messages/),
    );
    expect(lacks).toContain('content/legal/terms/de.md: the whole file');
    expect(lacks).toContainEqual(expect.stringMatching(/^src\/routes\.ts: the paths of home, product/));
    expect(lacks).toContainEqual(expect.stringMatching(/^src\/site\.ts: (\d+) of \1 wordings/));
    expect(lacks).toContainEqual(expect.stringMatching(/^src\/i18n\/typography\.ts: a choice/));
  });

  it.each(LOCALES)('is nothing in %s, which the site is in', async (locale) => {
    const lacks = (await lacksOf(locale)).filter(({ what }) => !what.startsWith('a choice'));
    expect(lacks).toEqual([]);
  });
});
