import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { refusedWords } from '#editorial/checks/writing.ts';
import { readGlossary } from '#editorial/data/glossary.ts';
import { messages } from '#i18n/messages/all.ts';
import { listStrings, verbatim } from '#i18n/typography.ts';
import { LOCALES, type Locale } from '#locales.ts';
import { CLAIMS } from '#site.ts';

/** What opens a string that the specification quotes: its words are not ours to change. */
const QUOTED = verbatim('');

/** Where a text stands, as file and line, for whoever must mend it. */
function placeOf(text: string, files: readonly string[]): string {
  for (const file of files) {
    const line = readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((written) => written.includes(text));
    if (line >= 0) return `${file}:${line + 1}`;
  }
  return files.join(' or ');
}

function faults(texts: readonly string[], locale: Locale, files: readonly string[]): string[] {
  return texts
    .filter((text) => !text.startsWith(QUOTED))
    .flatMap((text) =>
      refusedWords(text, locale).map(({ message }) => `${placeOf(text, files)}: ${message}`),
    );
}

test.each(LOCALES)('messages in %s keep to the style sheet of content/README.md', (locale) => {
  const texts = listStrings(messages[locale]).map(({ text }) => text);
  expect(texts.length).toBeGreaterThan(1000);
  expect(faults(texts, locale, globSync(`src/i18n/messages/*/${locale}.ts`))).toEqual([]);
});

test.each(LOCALES)('so do the glossary and the claims in %s', (locale) => {
  const terms = readGlossary().terms.map((term) => term[locale].definition);
  expect(terms.length).toBeGreaterThan(50);
  expect(faults(terms, locale, ['content/glossary.yaml'])).toEqual([]);
  const claims = CLAIMS.flatMap(({ wording, source }) => [wording[locale], source[locale]]);
  expect(faults(claims, locale, ['src/site.ts'])).toEqual([]);
});
