import * as z from 'zod/mini';

/** Name of the honeypot: an input hidden from people, so that a value in it comes from a robot. */
export const HONEYPOT = 'website';

/** Value of a form without a token: its script did not run, or got no answer. */
export const NO_FORM_TOKEN = 'none';

export const LIMITS = { email: 255, message: 1000 } as const;

/** Letters of any script with their marks, spaces, hyphens and apostrophes, plain or as word processors write them. */
const NAME = /^[\p{L}\p{M}\p{Zs}'‘’‐‑-]+$/u;

/** Name of a person, trimmed, with plain spaces, hyphens and apostrophes. Codes: `required`, `tooLong`, `invalid`. */
export function personName(maxLength: number) {
  return requiredText(maxLength).check(z.regex(NAME, 'invalid'), z.overwrite(withPlainSigns));
}

function withPlainSigns(name: string): string {
  return name
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[‐‑]/g, '-')
    .replace(/‘/g, "'");
}

/**
 * E-mail address as `type=email` of HTML takes it, on a domain with a dot; one in letters beyond ASCII is kept in
 * ASCII, as mail servers write it. Trimmed. Codes: `required`, `unfinished` without a domain and its ending, `tooLong`,
 * `invalid`.
 */
export const EmailSchema = z
  .string('invalid')
  .check(
    ...boundedText(LIMITS.email),
    z.minLength(1, { error: 'required', abort: true }),
    z.regex(/@.+\../, { error: 'unfinished', abort: true }),
    z.overwrite(withAsciiDomain),
    z.refine(isEmail, 'invalid'),
  );

/** Characters before the `@`, at most 64 (RFC 5321), and a part of a domain, at most 63. */
const LOCAL_PART = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/;
const LETTERS = /^[\p{L}\p{M}\d.-]+$/u;
const DOMAIN_LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const labels = text.slice(at + 1).split('.');
  return (
    text.length <= LIMITS.email &&
    !text.includes('=?') && // some mail programs read what follows as other characters (RFC 2047)
    LOCAL_PART.test(text.slice(0, Math.max(0, at))) &&
    labels.length > 1 &&
    labels.every((label) => DOMAIN_LABEL.test(label))
  );
}

/** Turns the domain of an address to ASCII (Punycode) where it has other letters; leaves what is no domain as it is. */
function withAsciiDomain(text: string): string {
  const at = text.lastIndexOf('@') + 1;
  const domain = text.slice(at);
  if (!LETTERS.test(domain) || /^\p{ASCII}*$/u.test(domain)) return text;
  try {
    return text.slice(0, at) + new URL(`http://${domain}`).hostname;
  } catch {
    return text; // letters that no domain may have
  }
}

/**
 * Something to be seen: a letter, a digit, a sign. Spaces, marks and characters without width are nothing, nor are the
 * letters that Unicode leaves blank: the fillers of Hangul, and a cell of Braille without dots.
 */
const VISIBLE = /(?!\p{Default_Ignorable_Code_Point}|\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;

/** Required text with a visible character, trimmed and composed (NFC). Codes: `required`, `tooLong`. */
export function requiredText(maxLength: number) {
  return z
    .string('required')
    .check(...boundedText(maxLength), z.regex(VISIBLE, { error: 'required', abort: true }));
}

/** Optional text, trimmed and composed (NFC); absent reads as empty. Codes: `tooLong`, `invalid`. */
export function optionalText(maxLength: number) {
  return z.prefault(z.string('invalid').check(...boundedText(maxLength)), '');
}

export function optionalChoice<const Options extends readonly [string, ...string[]]>(options: Options) {
  return z.prefault(z.union([z.literal(''), z.enum(options)], 'invalid'), '');
}

/** Box: ticked as a browser (`on`) or a script (`true`) sends it; absent reads as not ticked. */
export const TickSchema = z.pipe(
  z.optional(z.union([z.boolean(), z.literal('on')])),
  z.transform((value) => value === true || value === 'on'),
);

/** Marks after one letter, more than any language writes: composing (NFC) takes quadratic time in their number. */
const MANY_MARKS = /\p{M}{9}/u;

/**
 * Trims a text and measures it composed (NFC), as it is stored: a letter apart from its two marks counts once. Nothing
 * that would take long to compose is composed.
 */
function boundedText(maxLength: number) {
  const canCompose = (text: string) =>
    text.length <= maxLength || (text.length <= 3 * maxLength && !MANY_MARKS.test(text));
  return [
    z.trim(),
    z.refine<string>(canCompose, { error: 'tooLong', abort: true }),
    z.normalize(),
    z.maxLength(maxLength, { error: 'tooLong', abort: true }),
  ] as const;
}
