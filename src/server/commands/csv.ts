import { DemoRequestSchema } from '../../schemas/demo-request.ts';
import type { Lead } from '../store/lead.ts';

/** The answers in the order of the form, then what came with them. */
const FIELDS = [...Object.keys(DemoRequestSchema.shape), 'context'];

/** The first line of the file of leads. The mark before it tells spreadsheets that the file is UTF-8. */
export const CSV_HEAD = `\uFEFF${['id', 'receivedAt', 'locale', ...FIELDS].map(cell).join(',')}\r\n`;

/** A lead as a line of CSV (RFC 4180). */
export function toCsvLine({ id, receivedAt, locale, values }: Lead): string {
  const answers = FIELDS.map((name) => String(values[name] ?? ''));
  return `${[id, new Date(receivedAt).toISOString(), locale, ...answers].map(cell).join(',')}\r\n`;
}

/** A spreadsheet runs a cell that begins like a formula: an apostrophe makes it a text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r\n\0\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
