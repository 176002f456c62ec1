import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { consoleData } from '../../../src/screens/demo/console-data.ts';
import { resultsCsv } from '../../../src/islands/console/results/csv.ts';
import { explain } from '../../../src/islands/console/explain.ts';
import { DEFAULT_PROFILE } from '../../../src/schemas/profile.ts';
import { rankOne } from '../../../src/rules/ranking.ts';

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

  it('counts the deadline from today', () => {
    const { texts, tenders } = consoleData('en');
    const days = tenders[0]?.deadlineInDays ?? NaN;
    const line = written('en').read[0];
    expect(line?.[texts.csv.days]).toBe(String(days));
    const deadline = new Date(today.getFullYear(), today.getMonth(), today.getDate() + days, 12);
    expect(line?.[texts.csv.deadline]).toBe(deadline.toISOString().slice(0, 10));
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
