import { expect, it } from 'vitest';
import { typedName } from '../../src/editorial/checks/structure.ts';
import { factNames, facts } from '../../src/i18n/facts.ts';
import { messages } from '../../src/i18n/messages/index.ts';
import { listStrings } from '../../src/i18n/typography.ts';
import { LOCALES } from '../../src/locales.ts';

const textsOf = (locale: (typeof LOCALES)[number]) =>
  listStrings(messages[locale]).map(({ path, text }) => ({ key: path.join('.'), text }));

/** The names that a message is filled with, the facts of the site left out: a sentence may state these its own way. */
const filledIn = (text: string) =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name))]
    .filter((name) => !(name in facts('fr')))
    .toSorted();

it('has the same values to fill in both languages', () => {
  const english = new Map(textsOf('en').map(({ key, text }) => [key, filledIn(text)]));
  const different = textsOf('fr').filter(
    ({ key, text }) => filledIn(text).join() !== english.get(key)?.join(),
  );
  expect(different).toEqual([]);
});

it.each(LOCALES)('names only facts of the site in %s, and types none of its names', (locale) => {
  const known = new Set(factNames(facts(locale)));
  const wrong = textsOf(locale).flatMap(({ key, text }) => [
    ...[...text.matchAll(/\{\{\s*(\w+\.[\w.]+)\s*\}\}/g)]
      .filter(([, name = '']) => (name.split('.')[0] ?? '') in facts(locale) && !known.has(name))
      .map(([whole]) => `${key}: ${whole}`),
    ...[typedName(text)].flatMap((message) => (message === undefined ? [] : `${key}: ${message}`)),
  ]);
  expect(wrong).toEqual([]);
});
