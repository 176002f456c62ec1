import * as z from 'zod/mini';

/** Name of the honeypot: an input hidden from people, so that a value in it comes from a robot. */
export const HONEYPOT = 'website';

/** In the place of a timestamp: what a page sends whose script did not run, or was given none. */
export const NO_TIMESTAMP = 'none';

/** Greatest lengths, in characters, of the fields that several forms share. */
export const LIMITS = { email: 255, message: 1000 } as const;

/**
 * Letters of any script with their marks, spaces, hyphens, apostrophes straight or curly. Written for the `v` flag
 * too, which is how a browser reads a `pattern` attribute.
 */
export const NAME_PATTERN = String.raw`[\p{L}\p{M} '’\-]+`;

/** An e-mail address, trimmed. Codes: `tooLong`, `invalid`. */
export const EmailSchema = z.string('invalid').check(z.trim(), atMost(LIMITS.email), z.email('invalid'));

/**
 * Something to be seen: a letter, a digit, a sign. Spaces, marks and characters without width are nothing, nor are the
 * letters that Unicode leaves blank: the fillers of Hangul, and a cell of Braille without dots.
 */
const VISIBLE = /(?!\p{Default_Ignorable_Code_Point}|\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;

/** A text that must be given and can be seen, trimmed. Codes: `required`, `tooLong`. */
export function requiredText(maxLength: number) {
  return z
    .string('required')
    .check(z.trim(), z.regex(VISIBLE, { error: 'required', abort: true }), atMost(maxLength));
}

/** A text that may be left empty, trimmed; absent reads as empty. Codes: `tooLong`, `invalid`. */
export function optionalText(maxLength: number) {
  return z.prefault(z.string('invalid').check(z.trim(), atMost(maxLength)), '');
}

/** One of a list, or nothing. Code: `invalid`. */
export function optionalChoice<const Options extends readonly [string, ...string[]]>(options: Options) {
  return z.prefault(z.union([z.literal(''), z.enum(options)], 'invalid'), '');
}

/** A box: ticked as a browser (`on`) or a script (`true`) sends it; absent reads as not ticked. */
export const TickSchema = z.pipe(
  z.optional(z.union([z.boolean(), z.literal('on')])),
  z.transform((value) => value === true || value === 'on'),
);

/** Aborts further checks, so that no pattern runs on a text that is too long. */
function atMost(maxLength: number) {
  return z.maxLength(maxLength, { error: 'tooLong', abort: true });
}
