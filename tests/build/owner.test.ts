import { expect, test } from 'vitest';
import { href, isScreen, screenLocales } from '#routes.ts';
import { OWNER, SITE } from '#site.ts';
import { builtPages, texts, normalizeText } from '../support/dist.ts';

const pages = builtPages();

/** Words that once stood in the place of what the owner had not given. */
const GAPS =
  /communiqué sur demande|provided on request|photo à (?:fournir|venir)|photo to come|aucun à ce jour|none to date|nommé ici avant|named here before|\{\{\s*owner/i;

/** Whole texts of a cell or a line that answer nothing. */
const EMPTY_ANSWERS = /^(?:à demander|ask us|sur demande|on request|à compléter|n\/a|prénom, nom)\.?$/i;

test('no page has words in the place of what the owner has not given', () => {
  const found = pages.filter(({ $ }) => GAPS.test($('body').text())).map(({ path }) => path);
  expect(found).toEqual([]);
});

test('no screen has a cell or a line whose whole text answers nothing', () => {
  const found = pages
    .filter(({ path }) => isScreen(path))
    .flatMap(({ path, $ }) =>
      texts($, 'main :is(td, dd, li, p)')
        .filter((text) => EMPTY_ANSWERS.test(text))
        .map((text) => `${path}: ${text}`),
    );
  expect(found).toEqual([]);
});

test('no page says that the product publishes itself', () => {
  const itself = new RegExp(
    `${SITE.product} (?:est édité par|édite|is published by|runs|is run by) ${SITE.product}`,
  );
  expect(
    pages.filter(({ $ }) => itself.test(normalizeText($('body').text()))).map(({ path }) => path),
  ).toEqual([]);
});

test.each(screenLocales('legal'))(
  'the legal notice in %s says that the publisher completes its identity, as long as a value is missing',
  (locale) => {
    const notice = pages.find(({ path }) => path === href('legal', locale));
    if (notice === undefined) throw new Error(`No legal notice in ${locale}.`);
    const isPending = Object.values(OWNER).some((value) => value === null);
    const sentence = /complète son identité|completes its identity/;
    expect(sentence.test(notice.$('main').text())).toBe(isPending);
    // Neither an empty cell nor a heading without a text is left.
    expect(texts(notice.$, 'main :is(td, h2, h3)').filter((text) => text === '')).toEqual([]);
  },
);
