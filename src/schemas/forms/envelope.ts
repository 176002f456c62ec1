/* oxlint-disable promise/valid-params -- z.catch is not a promise's */
import * as z from 'zod/mini';
import { LOCALES } from '#locales.ts';
import { CONTEXT_LIMIT } from '../endpoints.ts';
import { HONEYPOT } from './fields.ts';

/** Greatest length of a form token, in characters: more than the server issues. */
const FORM_TOKEN_LIMIT = 200;

/** Hidden fields of every form. An invalid value counts as absent, since the visitor cannot correct it. */
export const EnvelopeSchema = z.object({
  locale: z.catch(z.enum(LOCALES), 'fr'),
  /** Honeypot: empty for people. */
  [HONEYPOT]: z.catch(z.string(), ''),
  /** Idempotency key made by script, one for each filling of the form. */
  key: absentIfWrong(z.uuid()),
  /** Token of `GET /api/form-token`, issued when the form was opened, or NO_FORM_TOKEN. */
  formToken: absentIfWrong(z.string().check(z.maxLength(FORM_TOKEN_LIMIT))),
  /** Demo request only: the view of the console, or the tender, that it came from. Plain text. */
  context: absentIfWrong(z.string().check(z.trim(), z.maxLength(CONTEXT_LIMIT))),
});

export type Envelope = z.infer<typeof EnvelopeSchema>;

function absentIfWrong(schema: z.ZodMiniType<string>) {
  return z.catch(z.optional(schema), undefined);
}
