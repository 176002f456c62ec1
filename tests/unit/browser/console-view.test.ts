import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'csv-parse/sync';
import { CRITERIA, DEFAULT_PROFILE, REFERENCES, REGIONS, SECTORS, TEAM_SIZES } from '#schemas/profile.ts';
import { SORTS, rankOne } from '#rules/ranking.ts';
import { DEFAULT_VIEW, readView, writeView, type View } from '#state/console-view.ts';
import { consoleData } from '#screens/demo/console-data.ts';
import { resultsCsv } from '#islands/console/results/csv.ts';
import { explain } from '#islands/console/explain.ts';

const views: fc.Arbitrary<View> = fc.record({
  profile: fc.record({
    sector: fc.constantFrom(...SECTORS),
    teamSize: fc.constantFrom(...TEAM_SIZES),
    regions: fc.uniqueArray(fc.constantFrom(...REGIONS)),
    strengths: fc.uniqueArray(fc.constantFrom(...CRITERIA)),
    references: fc.constantFrom(...REFERENCES),
    incumbent: fc.boolean(),
    budgetMin: fc.nat(1000),
    budgetMax: fc.option(fc.integer({ min: 1000, max: 1e9 })),
    deadlineMin: fc.nat(400),
    status: fc.constantFrom('any', 'published', 'upcoming'),
  }),
  sort: fc.constantFrom(...SORTS),
  group: fc.constantFrom('all', 'play', 'study', 'skip'),
  open: fc.constantFrom(null, 'EX-001', 'compare'),
  compared: fc.uniqueArray(fc.constantFrom('EX-001', 'EX-002', 'EX-003', 'EX-004'), { maxLength: 3 }),
});

describe('the address of a view', () => {
  it('gives back any view that it was made from', () => {
    fc.assert(
      fc.property(views, (view) => {
        expect(readView(writeView(view, true, ''))).toEqual({ view, hasResults: true });
      }),
    );
  });

  it('is empty before any choice, and only says that there are results once there are', () => {
    expect(writeView(DEFAULT_VIEW, false, '')).toBe('');
    expect(writeView(DEFAULT_VIEW, true, '')).toBe('?sort=chance');
    expect(readView('')).toEqual({ view: DEFAULT_VIEW, hasResults: false });
  });

  it('keeps what others put there', () => {
    expect(writeView(DEFAULT_VIEW, true, '?utm_source=lettre&open=EX-009')).toBe(
      '?utm_source=lettre&sort=chance',
    );
  });

  it('reads what it can and leaves the rest as before any choice', () => {
    const { view } = readView(
      '?sector=piracy&team=200%2B&regions=11.99&min=abc&max=-5&days=1e3&sort=luck&group=best&compare=a.b.c.d',
    );
    expect(view).toEqual({
      ...DEFAULT_VIEW,
      profile: { ...DEFAULT_PROFILE, teamSize: '200+' },
      compared: ['a', 'b', 'c'],
    });
  });
});

const today = new Date(2026, 10, 21);
/** The column of titles. */
const TITLE = consoleData('fr').texts.csv.title;

function written(locale: 'fr' | 'en', title?: string) {
  const { texts, tenders } = consoleData(locale);
  const rows = tenders
    .map((tender) => (title === undefined ? tender : { ...tender, title }))
    .map((tender) => explain(rankOne(tender, DEFAULT_PROFILE), DEFAULT_PROFILE));
  const text = resultsCsv(rows, { texts, locale, today });
  const read: Record<string, string>[] = parse(text, {
    bom: true,
    columns: true,
    delimiter: locale === 'fr' ? ';' : ',',
  });
  return { text, read, rows };
}

describe('the CSV file', () => {
  it.each(['fr', 'en'] as const)('is read back row by row, with every figure, in %s', (locale) => {
    const { read, rows } = written(locale);
    const { texts, tenders } = consoleData(locale);
    const { csv, sample } = texts;
    expect(read).toHaveLength(tenders.length);
    for (const [index, line] of read.entries()) {
      const row = rows[index];
      expect(line[csv.title]).toBe(row?.tender.title);
      expect(line[csv.percent]).toBe(String(row?.score.percent));
      expect(line[csv.budget]).toBe(String(row?.tender.budgetEurExVat));
      expect(line[csv.sample]).toBe(sample);
      expect(Object.keys(line)).toHaveLength(Object.keys(csv).length);
    }
  });

  it('gives the days of each sample, and a working day as its deadline', () => {
    const { texts, tenders } = consoleData('en');
    for (const [place, line] of written('en').read.entries()) {
      const days = tenders[place]?.deadlineInDays ?? NaN;
      expect(line[texts.csv.days]).toBe(String(days));
      const deadline = new Date(`${line[texts.csv.deadline]}T12:00Z`);
      expect([1, 2, 3, 4, 5]).toContain(deadline.getUTCDay());
      expect(deadline.getTime()).toBeGreaterThanOrEqual(
        Date.UTC(today.getFullYear(), today.getMonth(), today.getDate() + days),
      );
    }
  });

  it('opens with a mark of encoding and ends its lines as spreadsheets do', () => {
    const { text, rows } = written('fr');
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(text.match(/\r\n/g)).toHaveLength(rows.length + 1);
  });

  it.each(['=1+1', '+33', '-2', '@SUM(A1)', '\tx'])('does not let %j become a formula', (title) => {
    expect(written('fr', title).read[0]?.[TITLE]).toBe(`'${title}`);
  });
});
