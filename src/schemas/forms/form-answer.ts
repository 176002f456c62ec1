import * as z from 'zod/mini';

export const REFUSAL_CODES = [
  'malformed', // 400: not the form or the JSON that it says it is
  'wrong-credentials', // 401
  'cross-site', // 403
  'conflict', // 409: the same key came before with other values
  'expired-link', // 410: the link in the mail no longer opens anything
  'too-large', // 413
  'unsupported', // 415
  'too-many', // 429, with Retry-After
  'failed', // 500, 502: nothing the visitor can change
  'no-mail', // 503, with Retry-After: the mail that would follow cannot leave now
  'unavailable', // 503, with Retry-After: nothing was kept, try again
  'not-open', // 503: this form is not open yet
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];

/**
 * Answer of an endpoint to a script (`Accept: application/json`). Every text is in the language of the page and can
 * be shown as it is. `received` means kept on our disk; what follows (a call, a message to confirm) is the page's to
 * say; `notice` is what the visitor should know besides. A change of settings without a signed link is `received` too: it
 * takes effect once confirmed by message.
 */
export const FormAnswerSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('received'),
    id: z.string(),
    notice: z.optional(z.string()),
  }),
  z.object({ status: z.literal('invalid'), fields: z.record(z.string(), z.string()) }),
  z.object({
    status: z.literal('refused'),
    code: z.enum(REFUSAL_CODES),
    message: z.string(),
    link: z.optional(z.object({ label: z.string(), path: z.string() })),
  }),
  z.object({ status: z.literal('signed-in'), location: z.url() }),
]);

export type FormAnswer = z.infer<typeof FormAnswerSchema>;

export const FormTokenSchema = z.object({ formToken: z.string() });
