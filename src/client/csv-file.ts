import type { Locale } from '#locales.ts';
import { CSV_BOM, csvLine } from '#schemas/csv.ts';

/** Column of a file: its title, and its value for a row. */
export type Column<Row> = readonly [title: string, value: (row: Row) => string | number];

/** Rows as a CSV file that a spreadsheet of the language opens: a mark of encoding, its separator, plain numbers. */
export function toCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[], locale: Locale): string {
  // Where a comma is the decimal sign, spreadsheets separate by semicolons.
  const separator = locale === 'fr' ? ';' : ',';
  const lines = [
    columns.map(([title]) => title),
    ...rows.map((row) => columns.map(([, value]) => value(row))),
  ];
  return CSV_BOM + lines.map((line) => csvLine(line, separator)).join('');
}

export function downloadCsv(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: address, download: `${name}.csv` }).click();
  URL.revokeObjectURL(address);
}
