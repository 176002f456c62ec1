import { describe, expect, it } from 'vitest';
import { readGlossary } from '../../src/editorial/data/glossary.ts';
import { builtPages, attributes } from '../support/dist.ts';

const pages = builtPages();
const { terms, groups } = readGlossary();
const glossaries = pages.filter(({ path }) => path === '/glossaire' || path === '/en/glossary');
const articles = pages.filter(({ $ }) => $('article .prose').length > 0);

describe('the glossary', () => {
  it.each(glossaries.map((page) => [page.path, page] as const))(
    '%s defines every term, by letter',
    (_, { $ }) => {
      for (const { id } of terms) {
        const entry = $(`dl > div[id="${id}"]`);
        expect(entry.find('dt dfn').text().trim(), id).not.toBe('');
        expect(entry.find('dd').text().trim().length, id).toBeGreaterThan(40);
      }
      expect($('.letters a')).toHaveLength($('.letter').length);
      expect($('.groups details')).toHaveLength(groups.length);
    },
  );
});

describe('the articles', () => {
  it('explain terms, most of them several', () => {
    const counts = articles.map(({ $ }) => $('.prose a.term').length);
    expect(counts.filter((count) => count >= 3).length).toBeGreaterThan(articles.length / 2);
  });

  it.each(articles.map((page) => [page.path, page] as const))('%s explains no term twice', (_, { $ }) => {
    const targets = attributes($, '.prose a.term', 'href');
    expect(targets.length).toBeLessThanOrEqual(12);
    expect(new Set(targets).size).toBe(targets.length);
    expect($(':is(h1, h2, h3, th, figure, .footnotes) a.term, a a.term')).toHaveLength(0);
  });
});
