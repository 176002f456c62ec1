import { expect, it } from 'vitest';
import { messages } from '#i18n/messages/all.ts';
import { builtPages, samplePages, type BuiltPage, attributes } from '../../support/dist.ts';

const pages = samplePages(builtPages());

/** Text of a page, with the attributes that screen readers or search engines present. */
function pageWords({ $ }: BuiltPage): string {
  const text = $('html').clone().find('script, style').remove().end().text();
  const names = ['content', 'aria-label', 'title', 'alt', 'placeholder', 'data-label'];
  const spoken = names.flatMap(
    (name) => attributes($, `[${name}]`, name).filter((value) => !value.startsWith('https://')), // a picture's address is not a word
  );
  return [text, ...spoken].join('\n');
}

it.each([
  [
    'key in place of a message',
    new RegExp(`\\b(?:${Object.keys(messages.fr).join('|')})(?:\\.[a-z]\\w*)+\\b`),
  ],
  ['placeholder that nothing filled', /\{\{|\}\}|\[object Object\]|\bundefined\b|\bNaN\b/],
])('every page shows no %s', (_, fault) => {
  const shown = pages.flatMap((page) =>
    (fault.exec(pageWords(page)) ?? []).map((found) => `${page.path}: ${found}`),
  );
  expect(shown).toEqual([]);
});

it('images have a size, so that nothing moves when they come', () => {
  for (const { path, $ } of pages)
    for (const side of ['width', 'height'])
      expect(
        attributes($, 'img', side).filter((value) => !(Number(value) > 0)),
        `${path} ${side}`,
      ).toEqual([]);
});
