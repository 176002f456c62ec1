/** Opens a CSV file: tells spreadsheets that it is UTF-8. */
export const CSV_BOM = '\uFEFF';

/** A character that begins a formula, full-width forms included, where a cell begins or could be taken to begin. */
const FORMULA = /^(?=[\t\r\n\0])|(^|[,;\t\r\n\0])(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/**
 * One line of a CSV file (RFC 4180), with its line end. Texts are quoted, numbers are not. What a spreadsheet could run
 * as a formula gets an apostrophe before it, as OWASP says of CSV injection: also after a separator or a line break
 * inside the text, since a spreadsheet of another language splits a line elsewhere than we do.
 */
export function csvLine(cells: readonly (string | number)[], separator: ',' | ';' = ','): string {
  return `${cells.map(cell).join(separator)}\r\n`;
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  return `"${value.replace(FORMULA, "$1'").replaceAll('"', '""')}"`;
}
