import { z } from 'zod';
import {
  AddressSchema,
  DaySchema,
  oneOf,
  PublicationDateSchema,
  refuseIn,
  WordingSchema,
  WordsSchema,
} from './content-fields.ts';

/** Origins of a figure: a published source, a rule of law, the company itself, or nobody, as an example. */
export const ORIGINS = ['public', 'law', 'company', 'convention', 'example'] as const;

const EntrySchema = z.strictObject({
  origin: oneOf(ORIGINS),
  /** The messages that state the figure, by their keys. */
  messages: z.array(WordsSchema).min(1, 'doit nommer un message au moins'),
  /** Scope of the figure: what it counts, and what it does not. */
  scope: WordingSchema,
  /** The publication, for a figure of somebody else. */
  source: z
    .strictObject({
      title: WordingSchema,
      publisher: WordsSchema,
      date: PublicationDateSchema,
      url: AddressSchema,
    })
    .optional(),
});

/** The figures that the site's own messages state, `content/claims.yaml`. Messages are for its editor. */
export const ClaimsSchema = z
  .strictObject({
    checked: DaySchema,
    entries: z.array(EntrySchema),
  })
  .superRefine(({ entries }, context) => {
    for (const [index, { origin, source }] of entries.entries())
      if ((origin === 'public' || origin === 'law') && source === undefined)
        refuseIn(context)('manque : un chiffre publié ou une règle a sa source', 'entries', index, 'source');
  });

/** The figures of the messages, as their file has them. */
export type Claims = z.infer<typeof ClaimsSchema>;

/** Origin of a figure. */
export type Origin = (typeof ORIGINS)[number];
