import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCsv, type Column } from '#client/csv-file.ts';
import { CSV_BOM, csvLine } from '#schemas/csv.ts';

function readBack(text: string, separator: ',' | ';' = ','): unknown {
  return parse(CSV_BOM + csvLine([text], separator), { bom: true, delimiter: separator });
}

it('CSV: decimal sign and separator belong to one language', () => {
  expect(csvLine([19.65, 3], ';')).toBe('19,65;3\r\n');
  expect(csvLine([19.65, 3])).toBe('19.65,3\r\n');
});

it('CSV: no cell begins a formula, whatever separator splits it', () => {
  const pieces = [...'x";,|\t\n \u00A0\u200B', '""', '=1+1', '＝1', '@A', '-2', '+3'];
  const texts = fc.array(fc.constantFrom(...pieces)).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.array(texts, { minLength: 1 }), fc.constantFrom(',', ';'), (cells, separator) => {
      const line = csvLine(cells, separator);
      for (const other of [',', ';', '|', '\t'])
        for (const part of line.split(/[\r\n]/).flatMap((row) => row.split(other)))
          expect(part, JSON.stringify(line)).not.toMatch(/^["\s\p{Cf}]*[=+\-@＝]/u);
    }),
    { numRuns: 2000 },
  );
});

it('CSV: other texts stay unchanged, separators, quotes and lines included', () => {
  const harmless = fc
    .string({ minLength: 1 })
    .filter((text) => !/^[\t\r\n\v\f\0]|(?:^|[,;|\t\r\n\v\f\0])["\p{Zs}\p{Cf}]*[=+\-@]/u.test(text));
  fc.assert(
    fc.property(harmless, fc.constantFrom(',', ';'), (text, separator) => {
      expect(readBack(text, separator)).toEqual([[text]]);
    }),
  );
});

const columns: Column<readonly [string, number]>[] = [
  ['Choice', ([name]) => name],
  ['Share', ([, share]) => share],
];
const rows = [['=1+1', 19.65]] as const;

it('CSV: a file begins with a byte order mark and follows its language', () => {
  expect(toCsv(columns, rows, 'fr')).toBe('\uFEFF"Choice";"Share"\r\n"\'=1+1";19,65\r\n');
  expect(toCsv(columns, rows, 'en')).toBe('\uFEFF"Choice","Share"\r\n"\'=1+1",19.65\r\n');
});
