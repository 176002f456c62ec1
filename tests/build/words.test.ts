import { expect, it, describe } from 'vitest';
import { contentPages, builtPages, sampleOf, tidy } from '../support/dist.ts';
import { alternates, href, localesOf } from '#routes.ts';
import { readGlossary } from '#editorial/data/glossary.ts';
import { formatNumber, formatPercent } from '#i18n/format.ts';
import { BIDS_IN_THE_UNION } from '#screens/solutions/people.ts';

describe('names', () => {
  const pages = new Map(contentPages().map((page) => [page.path, page]));

  /** Links whose words are more than the name of a page: home, a state, a place in a page, a page in another language. */
  const OTHERS =
    '.brand, [data-language-link], [href*="#"], [hreflang], [href$="/accessibility"], [href$="/accessibilite"]';

  it('the header and the foot call each page by its name, as its heading and its title do', () => {
    const wrong: string[] = [];
    for (const home of ['/', '/en']) {
      const $ = pages.get(home)?.$;
      const links = $?.('body > header nav a, body > footer a').not(OTHERS).toArray() ?? [];
      expect(links.length).toBeGreaterThan(10);
      for (const link of links) {
        const page = pages.get($?.(link).attr('href') ?? '');
        const name = tidy($?.(link).text() ?? '');
        const heading = tidy(page?.$('h1').text() ?? '');
        const title = tidy(page?.$('title').text() ?? '');
        if (heading !== name || !title.startsWith(name)) wrong.push(`${name}: ${heading} | ${title}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('words for a screen reader', () => {
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
});

describe('terms', () => {
  const pages = builtPages();
  const { terms, groups } = readGlossary();
  const glossaries = pages.filter(({ path }) => path === '/glossaire' || path === '/en/glossary');

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
});

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

describe('drawings', () => {
  const pages = contentPages();
  const page = (path: string) => pages.find((one) => one.path === path);

  describe('the share of single bids in the Union', () => {
    it('is drawn from the figures that the caption says', () => {
      for (const locale of localesOf('solutions')) {
        const caption = tidy(page(href('solutions', locale))?.$('figcaption:has(a)').first().text() ?? '');
        for (const { single, bidders } of BIDS_IN_THE_UNION) {
          expect(caption).toContain(formatPercent(single, locale));
          expect(caption).toContain(formatNumber(bidders, locale));
        }
      }
    });
  });
});
