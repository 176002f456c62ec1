import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { departmentOf, neighboursOf, pagesOf, withoutMarkets } from '../../../src/competition/pages.ts';
import { wilson } from '../../../src/competition/statistics.ts';
import { headingOf, placeSources } from '../../../src/editorial/data/place-pages.ts';
import { readingWords, rereadOf } from '../../../src/editorial/data/readings.ts';
import { translator } from '../../../src/i18n/translate.ts';
import { LOCALES } from '../../../src/locales.ts';
import type { Cell } from '../../../src/schemas/competition/figures.ts';

/** A cell of so many markets, of which some received a single offer and the others three. */
function cell(n: number, single: number): Cell {
  return {
    contracts: n,
    quartiles: [1, 3, 3],
    offers: [single, 0, n - single, 0, 0, 0, 0, 0, 0, 0],
    within: { count: n, share: 1 },
    single: { count: single, ...wilson(single, n) },
    period: { from: '2025-01-01', to: '2025-06-30' },
  };
}

const cells = {
  all: cell(1000, 200),
  'department=30': cell(200, 10),
  'department=33': cell(200, 40),
  'department=48': cell(200, 90),
  'department=66': cell(31, 6),
  'cpv=45': cell(300, 60),
  'cpv=71': cell(200, 40),
  'cpv=452': cell(100, 20),
  'cpv=45&department=30': cell(60, 12),
  'procedure=adaptee&department=30': cell(100, 5),
};
const keys = (pages: ReturnType<typeof pagesOf>) =>
  pages.map(({ choice }) => `${choice.cpv ?? ''}/${choice.department ?? ''}`);

describe('the pages that figures carry', () => {
  const pages = pagesOf({ cells });

  it('are the departments, the trades and their crossings with figures, and no group', () => {
    expect(keys(pages)).toEqual(['/30', '/33', '/48', '/66', '45/', '71/', '45/30']);
  });

  it('say fewer or more only beyond the interval', () => {
    const positions = Object.fromEntries(
      pages
        .filter(({ kind }) => kind === 'department')
        .map(({ choice, position }) => [choice.department ?? '', position]),
    );
    expect(positions).toMatchObject({ 30: 'fewer', 33: 'unknown', 48: 'more', 66: 'unknown' });
  });

  it('are none by a value that makes most of the source', () => {
    const paris = { ...cells, 'department=75': cell(800, 160) };
    expect(pagesOf({ cells: paris }).filter(({ choice }) => choice.department !== undefined)).toEqual([]);
    expect(departmentOf({ cells: paris })).toBe('75');
    expect(departmentOf({ cells })).toBeUndefined();
  });

  it('are none without figures', () => {
    expect(pagesOf({ cells: {} })).toEqual([]);
  });

  it('name as neighbours the departments of the same region, and the trades beside', () => {
    const [gard, gironde] = pages;
    if (gard === undefined || gironde === undefined) throw new Error('No pages.');
    expect(keys(neighboursOf(gard, pages))).toEqual(['/48', '/66']); // Occitanie, not Gironde
    expect(neighboursOf(gironde, pages)).toEqual([]);
    const trade = pages.find(({ choice }) => choice.cpv === '71');
    expect(trade && keys(neighboursOf(trade, pages))).toEqual(['45/']);
  });
});

describe('a cell without some of its markets', () => {
  it('is counted again', () => {
    const left = withoutMarkets(cell(100, 40), [{ offers: 1, count: 30 }]);
    expect(left).toMatchObject({ contracts: 70, quartiles: [3, 3, 3], single: { count: 10 } });
  });

  it('is nothing when fewer than 30 are left, or more are taken than there are', () => {
    expect(
      withoutMarkets(cell(100, 40), [
        { offers: 3, count: 60 },
        { offers: 1, count: 20 },
      ]),
    ).toBeUndefined();
    expect(withoutMarkets(cell(100, 40), [{ offers: 2, count: 1 }])).toBeUndefined();
  });
});

describe('the pages of the site', () => {
  const pages = placeSources().flatMap((source) => source.pages);

  it('are there, each with an address and a heading of its own', () => {
    expect(pages.length).toBeGreaterThan(0);
    expect(new Set(pages.map(({ slug }) => slug)).size).toBe(pages.length);
    for (const locale of LOCALES)
      expect(new Set(pages.map((page) => headingOf(page, translator(locale)))).size).toBe(pages.length);
    expect(pages.map(({ slug }) => slug).filter((slug) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))).toEqual(
      [],
    );
  });
});

/** The page of the first code whose markets somebody read, and what that reading comes to. */
function readPage() {
  const page = placeSources()
    .flatMap((source) => source.pages)
    .find(({ figures, choice }) => rereadOf(figures, choice.cpv) !== undefined);
  const reread = page && rereadOf(page.figures, page.choice.cpv);
  if (page === undefined || reread === undefined) throw new Error('No reading holds.');
  return { page, reread };
}

describe('a page whose markets somebody read', () => {
  const { page, reread } = readPage();

  it.each(LOCALES)(
    'says in %s what to expect with the markets of another kind and without them',
    (locale) => {
      const { around, expect: without, note } = readingWords(reread, page.cell, translator(locale));
      const said = [...around, without].join(' ');
      for (const number of [
        reread.others,
        page.cell.contracts,
        reread.cell.contracts,
        reread.cell.quartiles[1],
      ])
        expect(said).toContain(String(number));
      expect(note).toContain(String(page.cell.quartiles[1]));
    },
  );

  it('draws each market once, in its column, those of the trade first', () => {
    const { drawing } = readingWords(reread, page.cell, translator('fr'));
    const dots = (part: string) =>
      page.cell.offers.map((_, place) =>
        drawing.reduce(
          (sum, piece) => (piece.part === part && piece.offers === place + 1 ? sum + piece.dots : sum),
          0,
        ),
      );
    expect(dots('single')).toEqual(reread.cell.offers);
    expect(dots('outside')).toEqual(
      page.cell.offers.map((count, place) => count - (reread.cell.offers[place] ?? 0)),
    );
  });
});

const EXTRACT = '../shared/open-data/decp-2024-2026-paris.json';

describe.skipIf(!existsSync(EXTRACT))('a reading (skipped where the extract is not there)', () => {
  it('is what the descriptions of the markets say', () => {
    const { page, reread } = readPage();
    const { marches } = JSON.parse(readFileSync(EXTRACT, 'utf8')) as {
      marches: { marche: { codeCPV: string; procedure: string; objet: string; offresRecues: number }[] };
    };
    const others = marches.marche.filter(
      ({ codeCPV, procedure, objet }) =>
        codeCPV.startsWith(page.choice.cpv ?? '') &&
        !procedure.includes('sans publicité') &&
        /jeune enfant|Centres Paris Anim|en hôtel|baignade|allocataires|volontaires/.test(objet),
    );
    const byOffers = (offers: number) => others.filter(({ offresRecues }) => offresRecues === offers).length;
    const read = (offers: number) =>
      reread.reading.others.reduce((sum, one) => (one.offers === offers ? sum + one.count : sum), 0);
    expect(others).toHaveLength(reread.others);
    for (const offers of [1, 5, 6, 8, 9]) expect(read(offers)).toBe(byOffers(offers));
    expect(reread.cell).toMatchObject({ contracts: 44, quartiles: [1, 3, 6], single: { count: 13 } });
  });
});
