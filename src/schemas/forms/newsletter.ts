import * as z from 'zod/mini';
import { EmailSchema } from './fields.ts';
import type { Locale } from '../../locales.ts';
import { THEMES, type Theme } from '../content/themes.ts';

export const NEWSLETTER_FREQUENCIES = ['each', 'monthly'] as const;

/** Browser sends one ticked box as a text, several as a list; the result is always a list. */
const ThemesSchema = z.pipe(
  z.pipe(
    z.unknown(),
    z.transform((value) => (typeof value === 'string' ? [value] : value)),
  ),
  z.array(z.enum(THEMES, 'invalid'), 'required').check(z.minLength(1, 'required')),
);

/**
 * Subscription. Messages are codes (`required`, `tooLong`, `invalid`): the words are in the `newsletter` messages,
 * at `errors.<field>.<code>`.
 */
export const NewsletterSchema = z.object({
  email: EmailSchema,
  themes: ThemesSchema,
  consent: z.union([z.literal('on'), z.literal(true)], 'required'),
});

export const NewsletterPreferencesSchema = z.discriminatedUnion(
  'action',
  [
    z.object({
      action: z.literal('save'),
      email: EmailSchema,
      themes: ThemesSchema,
      frequency: z.enum(NEWSLETTER_FREQUENCIES, 'required'),
    }),
    z.object({ action: z.enum(['unsubscribe', 'erase']), email: EmailSchema }),
  ],
  'invalid',
);

export type Newsletter = z.infer<typeof NewsletterSchema>;

/** Request for the newsletter, from its own form or with a lead. `at` is in milliseconds. */
export interface SubscriptionRequest {
  readonly email: string;
  readonly themes: readonly Theme[];
  readonly locale: Locale;
  readonly at: number;
}
