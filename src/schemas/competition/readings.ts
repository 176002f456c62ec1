import { z } from 'zod';
import { DaySchema, IdSchema, WordingSchema, WordsSchema } from '../content/content-fields.ts';

const ReadingSchema = z.strictObject({
  source: IdSchema,
  /** Number of the buyer (SIRET). */
  buyer: z.string().regex(/^\d{14}$/, 'doit être un SIRET, 14 chiffres'),
  cpv: z.string().regex(/^\d{2}$/, 'doit être une division du CPV, deux chiffres'),
  read: DaySchema,
  others: z.array(z.strictObject({ what: WordingSchema, contracts: z.array(WordsSchema).min(1) })).min(1),
});

/** Readings by eye of the descriptions of contracts, `content/readings.yaml`. */
export const ReadingsSchema = z.strictObject({ readings: z.array(ReadingSchema) });

export type Reading = z.infer<typeof ReadingSchema>;
