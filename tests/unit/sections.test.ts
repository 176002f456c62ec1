import { describe, expect, it } from 'vitest';
import { cutSections } from '../../src/editorial/markdown/sections.ts';

describe('the sections of a text', () => {
  it('begin at its headings of the second level, after what opens it', () => {
    expect(cutSections('<p>a</p>\n<h2 id="b">b</h2>\n<h3>c</h3>\n<h2 id="d">d</h2>')).toEqual([
      '<p>a</p>\n',
      '<h2 id="b">b</h2>\n<h3>c</h3>\n',
      '<h2 id="d">d</h2>',
    ]);
  });

  it('leave a heading to the quotation or the list that holds it', () => {
    const quoted =
      '<blockquote>\n<h2>a</h2>\n<blockquote><p>b</p></blockquote></blockquote><ul><li><h2>c</h2></li></ul>';
    expect(cutSections(`${quoted}<h2>d</h2>`)).toEqual([quoted, '<h2>d</h2>']);
  });

  it('keep the footnotes whole, with their own heading', () => {
    const notes = '<section data-footnotes><h2 id="footnote-label">Notes</h2><ol><li>n</li></ol></section>';
    expect(cutSections(`<h2>a</h2><p>b</p>${notes}`)).toEqual(['', '<h2>a</h2><p>b</p>', notes]);
  });

  it('are none in a text without headings', () => {
    expect(cutSections('<p>a</p>')).toEqual(['<p>a</p>']);
  });
});
