/* oxlint-disable promise/valid-params -- z.catch is not a promise's */
import * as z from 'zod/mini';
import { LOCALES } from '../locales.ts';
import { CONTEXT_LIMIT } from './endpoints.ts';
import { HONEYPOT } from './fields.ts';

/** Longer than any stamp that the server signs, in characters. */
const STAMP_LIMIT = 200;

/**
 * What every form carries besides its own fields. The visitor wrote none of it, so nothing in it can be wrong: a
 * value that we cannot read counts as absent.
 */
export const EnvelopeSchema = z.object({
  /** Language of the page, in which the answer is given. */
  locale: z.catch(z.enum(LOCALES), 'fr'),
  /** The honeypot: empty for people. */
  [HONEYPOT]: z.catch(z.string(), ''),
  /** Idempotency key made by script, one for each filling of the form. */
  key: absentIfWrong(z.uuid()),
  /** When the form was opened, signed by the server (`GET /api/stamp`). */
  stamp: absentIfWrong(z.string().check(z.maxLength(STAMP_LIMIT))),
  /** Demo request only: the view of the console, or the tender, that it came from. Plain text. */
  context: absentIfWrong(z.string().check(z.trim(), z.maxLength(CONTEXT_LIMIT))),
});

/** What every form carries besides its own fields. */
export type Envelope = z.infer<typeof EnvelopeSchema>;

function absentIfWrong(schema: z.ZodMiniType<string>) {
  return z.catch(z.optional(schema), undefined);
}
