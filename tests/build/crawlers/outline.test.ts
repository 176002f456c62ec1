import { describe, expect, it } from 'vitest';
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

describe('the outline of every page', () => {
  it.each(pages.map((page) => [page.path, page] as const))(
    'outline: %s has one h1 and skips no heading level',
    (_, { $ }) => {
      const levels = $('h1,h2,h3,h4,h5,h6')
        .toArray()
        .map((heading) => Number(heading.tagName.slice(1)));
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1);
      expect(skipped).toEqual([]);
    },
  );

  it.each([
    [
      'key in place of a message',
      new RegExp(`\\b(?:${Object.keys(messages.fr).join('|')})(?:\\.[a-z]\\w*)+\\b`),
    ],
    ['placeholder that nothing filled', /\{\{|\}\}|\[object Object\]|\bundefined\b|\bNaN\b/],
  ])('shows no %s', (_, fault) => {
    const shown = pages.flatMap((page) =>
      (fault.exec(pageWords(page)) ?? []).map((found) => `${page.path}: ${found}`),
    );
    expect(shown).toEqual([]);
  });

  it('images have a size and an alternative, drawings a name or are hidden', () => {
    for (const { path, $ } of pages) {
      $('img').each((_, image) => {
        expect($(image).attr('alt'), path).toBeDefined();
        expect(Number($(image).attr('width')), path).toBeGreaterThan(0);
        expect(Number($(image).attr('height')), path).toBeGreaterThan(0);
      });
      $('svg').each((_, drawing) => {
        const named = $(drawing).attr('role') === 'img' && ($(drawing).attr('aria-label') ?? '').length > 0;
        expect(
          named || $(drawing).attr('aria-hidden') === 'true',
          `${path}: ${$.html(drawing).slice(0, 80)}`,
        ).toBe(true);
      });
    }
  });
});
