import { expect, it } from 'vitest';
import { alternates } from '../../src/routes.ts';
import { builtPages } from '../support/dist.ts';

const pages = builtPages();

it('alternatives keep the capitals of acronyms, which a screen reader spells', () => {
  const lowered = pages.flatMap(({ path, $ }) =>
    ['alt', 'aria-label'].flatMap((name) =>
      $(`[${name}]`)
        .toArray()
        .map((element) => $(element).attr(name) ?? '')
        .filter((text) =>
          /(?<![\p{L}.@/-])(?:boamp|cctp|ccap|cpv|dce|decp|mapa|ted)(?![\p{L}.-])/u.test(text),
        )
        .map((text) => `${path}: ${text}`),
    ),
  );
  expect(lowered).toEqual([]);
});

it('titles of French pages that have no English version are French on English pages too', () => {
  const titles = new Set(
    pages
      .filter(
        ({ path, locale }) => locale === 'fr' && !path.endsWith('/404') && alternates(path).length === 1,
      )
      .map(({ $ }) => $('main h1').first().text().trim()),
  );
  expect(titles.size).toBeGreaterThan(5);
  const unmarked = pages
    .filter(({ locale }) => locale === 'en')
    .flatMap(({ path, $ }) =>
      $('main a, main h2, main h3, main li')
        .toArray()
        .filter(
          (element) =>
            titles.has($(element).text().trim()) && $(element).closest('[lang]').attr('lang') !== 'fr',
        )
        .map((element) => `${path}: ${$(element).text().trim()}`),
    );
  expect(unmarked).toEqual([]);
});
