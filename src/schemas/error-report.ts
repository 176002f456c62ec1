import * as z from 'zod/mini';
import { MESSAGE_LIMIT } from './masking.ts';

export const REPORT_BYTES = 8192;

/** Report of an error, with exactly these fields: `url` is the address of the page without query or fragment. */
export const ErrorReportSchema = z.strictObject({
  message: z.string().check(z.trim(), z.minLength(1), z.maxLength(MESSAGE_LIMIT)),
  timestamp: z.iso.datetime(),
  url: z.string().check(z.maxLength(2048), z.refine(isPageAddress)),
});

export type ErrorReport = z.infer<typeof ErrorReportSchema>;

function isPageAddress(text: string): boolean {
  if (!URL.canParse(text) || /[?#]/.test(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}
