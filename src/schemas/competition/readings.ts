import { z } from 'zod';
import { DaySchema, WordingSchema, WordsSchema } from '../content-fields.ts';

const ReadingSchema = z.strictObject({
  /** Id of the source, and the digest of the file that was read. */
  source: WordsSchema,
  sha256: z.string().length(64, 'doit être l’empreinte du fichier, de 64 signes'),
  /** CPV division. */
  cpv: z.string().regex(/^\d{2}$/, 'doit être une division du CPV, deux chiffres'),
  /** The day on which the descriptions were read. */
  read: DaySchema,
  others: z
    .array(
      z.strictObject({
        count: z.int().min(1),
        /** Offers that each received; 10 is ten and more. */
        offers: z.int().min(1).max(10),
        what: WordingSchema,
      }),
    )
    .min(1),
});

/** What was read by eye in the descriptions of markets, `content/readings.yaml`. */
export const ReadingsSchema = z.strictObject({ readings: z.array(ReadingSchema) });

/** The markets of a code that are something else. */
export type Reading = z.infer<typeof ReadingSchema>;
