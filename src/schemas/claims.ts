import { z } from 'zod';
import { inEachLanguage } from './in-each-language.ts';

const words = z.string().trim().min(1, 'ne peut pas être vide');
const wording = z.strictObject(inEachLanguage(words));

/** Where a figure comes from: a published source, a rule of law, the company itself, or nobody, as an example. */
export const ORIGINS = ['public', 'law', 'company', 'convention', 'example'] as const;

const EntrySchema = z.strictObject({
  origin: z.enum(ORIGINS, `doit être l'un de : ${ORIGINS.join(', ')}`),
  /** The messages that state the figure, by their keys. */
  messages: z.array(words).min(1, 'doit nommer un message au moins'),
  /** What the figure counts, and what it does not. */
  scope: wording,
  /** The publication, for a figure of somebody else. */
  source: z
    .strictObject({
      title: wording,
      publisher: words,
      date: z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, 'doit être AAAA, AAAA-MM ou AAAA-MM-JJ'),
      url: z.url({ protocol: /^https$/, error: 'doit être une adresse https' }),
    })
    .optional(),
});

/** The figures that the site's own messages state, `content/claims.yaml`. Messages are for its editor. */
export const ClaimsSchema = z
  .strictObject({
    checked: z.iso.date('doit être un jour qui existe, AAAA-MM-JJ'),
    entries: z.array(EntrySchema),
  })
  .superRefine(({ entries }, context) => {
    for (const [index, { origin, source }] of entries.entries())
      if ((origin === 'public' || origin === 'law') && source === undefined)
        context.addIssue({
          code: 'custom',
          message: 'manque : un chiffre publié ou une règle a sa source',
          path: ['entries', index, 'source'],
        });
  });

/** The figures of the messages, as their file has them. */
export type Claims = z.infer<typeof ClaimsSchema>;

/** Where a figure comes from. */
export type Origin = (typeof ORIGINS)[number];
