import { CSV_BOM, csvLine } from '../../schemas/csv.ts';
import { DemoRequestSchema } from '../../schemas/demo-request.ts';
import type { Lead } from '../store/lead.ts';

/** The answers in the order of the form, then what came with them. */
const FIELDS = [...Object.keys(DemoRequestSchema.shape), 'context'];

/** The first line of the file of leads. */
export const CSV_HEAD = CSV_BOM + csvLine(['id', 'receivedAt', 'locale', ...FIELDS]);

/** A lead as a line of CSV. */
export function toCsvLine({ id, receivedAt, locale, values }: Lead): string {
  const answers = FIELDS.map((name) => String(values[name] ?? ''));
  return csvLine([id, new Date(receivedAt).toISOString(), locale, ...answers]);
}
