import { z } from 'zod';
import { WordingSchema } from './content-fields.ts';

const criterion = z.strictObject({
  label: z.string().min(1),
  weight: z.int().min(1).max(100),
  ...WordingSchema.shape,
});

/** Real notice with its own words, and what is read in it: `content/notice.yaml`. It has no score. */
export const NoticeSchema = z
  .strictObject({
    id: z.string().regex(/^\d{2}-\d{3,6}$/, 'doit être un numéro du BOAMP, comme 24-104061'),
    url: z.url({ hostname: /^www\.boamp\.fr$/, error: 'doit être la page de l’avis sur www.boamp.fr' }),
    buyer: z.string().min(1),
    /** INSEE code of the buyer's department. */
    department: z.string().regex(/^(\d{2}|2[AB]|97\d)$/, 'doit être un numéro de département'),
    object: z.string().min(1),
    cpv: z.string().regex(/^\d{8}$/, 'doit avoir huit chiffres'),
    procedure: z.string().min(1),
    publishedOn: z.iso.date(),
    /** Wall clock in France. */
    deadline: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'doit être un jour et une heure, comme 2024-10-07T16:00'),
    durationMonths: z.int().min(1),
    /** Estimate, before VAT. */
    amountEuros: z.int().min(1),
    criteria: z.array(criterion).min(1),
    read: z.strictObject({
      where: WordingSchema,
      what: WordingSchema,
      how: WordingSchema,
      weighs: WordingSchema,
    }),
  })
  .refine(({ publishedOn, deadline }) => publishedOn < deadline, {
    error: 'la date limite précède la publication : relisez l’avis',
    path: ['deadline'],
  })
  .refine(({ criteria }) => criteria.reduce((sum, { weight }) => sum + weight, 0) === 100, {
    error: 'les poids ne font pas 100 : relisez l’avis',
    path: ['criteria'],
  });

export type Notice = z.infer<typeof NoticeSchema>;
