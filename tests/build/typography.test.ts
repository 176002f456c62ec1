import { describe, expect, it } from 'vitest';
import { contentPages, sampleOf } from '../support/dist.ts';

/** The text that a visitor reads on a page, without what the specification quotes to the letter. */
function readText({ $ }: ReturnType<typeof contentPages>[number]): string {
  const copy = $('body').clone();
  copy.find('script, style, [data-verbatim], [lang]').remove();
  return copy.text();
}

const FAULTS = [
  ['a breakable space before ; ! or ?', /[^\s] [;!?](?=\s|$)/],
  ['a breakable space before a colon', /[\p{Letter}\d)»] :(?=\s)/u],
  ['no space before a colon or a question mark', /\p{Letter}{2}[;!?](?=\s)|\p{Letter}{3}:\s\p{Lowercase}/u],
  ['a breakable space inside « »', /« | »/],
  ['a breakable space before % or €', /\d [%€]/],
  ['a breakable space between thousands', /\d \d{3}(?!\d)/],
  ['a straight apostrophe', /\p{Letter}'\p{Letter}/u],
  ['a straight quote', /"/],
] as const;

describe('French typography on the built pages', () => {
  const pages = sampleOf(contentPages()).filter(({ locale }) => locale === 'fr');

  it.each(FAULTS)('never shows %s', (_, fault) => {
    const found = pages.flatMap((page) => {
      const text = readText(page);
      const match = fault.exec(text);
      return match === null
        ? []
        : [`${page.path}: …${text.slice(Math.max(0, match.index - 30), match.index + 30)}…`];
    });
    expect(found).toEqual([]);
  });
});

describe('English typography on the built pages', () => {
  it('never puts a space before a sign', () => {
    const found = sampleOf(contentPages())
      .filter(({ locale }) => locale === 'en')
      .flatMap((page) => {
        const match = /.{0,30}\p{Letter}[ \u00A0\u202F][:;!?](?=\s).{0,20}/u.exec(readText(page));
        return match === null ? [] : [`${page.path}: ${match[0]}`];
      });
    expect(found).toEqual([]);
  });
});
