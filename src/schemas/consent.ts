import { z } from 'zod/mini';

/** What a visitor may accept or refuse, in the order shown; `necessary` is not among them: it cannot be refused. */
export const OPTIONAL_CATEGORIES = ['analytics', 'marketing', 'preferences'] as const;

/** A purpose that waits for the visitor's consent. */
export type OptionalCategory = (typeof OPTIONAL_CATEGORIES)[number];

/** What the visitor accepts, by purpose. */
export type Choices = Readonly<Record<OptionalCategory, boolean>>;

/**
 * The visitor's choice, as kept in the browser. `id` is 64 random bits in base 36, which the visitor can quote; `at`
 * is in milliseconds since 1970; `policy` is the version of what was consented to. Pages check it without zod: see
 * `client/consent/record.ts`.
 */
export const ConsentRecordSchema = z.object({
  version: z.literal(1),
  id: z.string().check(z.regex(/^[0-9a-z]{1,13}$/)),
  at: z.int().check(z.nonnegative()),
  policy: z.string(),
  necessary: z.literal(true),
  analytics: z.boolean(),
  marketing: z.boolean(),
  preferences: z.boolean(),
});

/** The visitor's choice, with its proof. */
export type ConsentRecord = z.infer<typeof ConsentRecordSchema>;
