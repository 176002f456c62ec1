/** Opens a CSV file: tells spreadsheets that it is UTF-8. */
export const CSV_BOM = '\uFEFF';

/** Signs that begin a formula, full-width forms included: in a cell or what could be taken for one, after quotes and spaces. */
const FORMULA =
  /(^|[,;|\t\r\n\v\f\0\u0085\u2028\u2029])(?=["\p{Zs}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/gu;

const LEFT_OUT = /^[\t\r\n\v\f\0]/;

/**
 * Formats a line of a CSV file (RFC 4180), with its line end. Texts are quoted, numbers are not. Formulas get an
 * apostrophe before them against CSV injection (OWASP), also after a separator or a line break inside the text, since a
 * spreadsheet of another language splits lines elsewhere.
 */
export function csvLine(cells: readonly (string | number)[], separator: ',' | ';' = ','): string {
  return `${cells.map((value) => cell(value, separator)).join(separator)}\r\n`;
}

function cell(value: string | number, separator: ',' | ';'): string {
  // Where commas do not part cells, they are the decimal sign.
  if (typeof value === 'number') return separator === ';' ? String(value).replace('.', ',') : String(value);
  const text = value.replace(FORMULA, "$1'");
  return `"${(LEFT_OUT.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
