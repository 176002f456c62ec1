import { z } from 'zod';
import { DaySchema, refuseIn, SourceAddressSchema, WordsSchema } from './content-fields.ts';

/** Buyers: the State, another contracting authority, a network operator. */
const BUYERS = ['etat', 'autre', 'reseau'] as const;

/** Kinds of purchase that the rules distinguish. */
const KINDS = ['fournitures', 'travaux', 'social', 'innovant'] as const;

/** Duties of the buyer at a step, from nothing up; `ordinaire` sends to the rules of another kind. */
const LEVELS = ['aucune', 'libre', 'avis', 'formalisee', 'ordinaire'] as const;

const CERTAINTIES = ['officiel', 'concordant', 'prudent'] as const;

/** A buyer, by the key that stands in addresses. */
export type Buyer = (typeof BUYERS)[number];

/** A kind of contract, by the key that stands in addresses. */
export type Kind = (typeof KINDS)[number];

/** Duty of the buyer at a step. */
export type Level = (typeof LEVELS)[number];

/** Certainty of a threshold. */
export type Certainty = (typeof CERTAINTIES)[number];

const amount = z.int('doit être un montant entier, en euros').min(0);
const certainty = z.enum(CERTAINTIES);

const LineSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/, 'doit être en minuscules, mots joints par des tirets'),
  kind: z.enum(KINDS),
  from: z.union([
    amount.transform((euros) => ({ etat: euros, autre: euros, reseau: euros })),
    z.strictObject({ etat: amount, autre: amount, reseau: amount }),
  ]),
  level: z.enum(LEVELS),
  procedure: WordsSchema.max(90),
  publication: WordsSchema.max(220),
  text: WordsSchema.max(120),
  url: SourceAddressSchema.optional(),
  /** A day, or a month where the day is not known. */
  since: z.string().regex(/^\d{4}-\d{2}(-\d{2})?$/, 'doit être AAAA-MM-JJ ou AAAA-MM'),
  /** Last day of a threshold that is set for a period. */
  until: DaySchema.optional(),
  /** The previous value, as text. */
  before: WordsSchema.max(60).optional(),
  certainty,
});

/** The file of the thresholds, `content/thresholds.yaml`. Messages are for its editor. */
export const ThresholdsSchema = z
  .strictObject({
    checked: DaySchema,
    lines: z.array(LineSchema),
    delays: z
      .array(
        z.strictObject({
          procedure: WordsSchema,
          tenders: WordsSchema,
          standstill: WordsSchema,
          text: WordsSchema,
          certainty,
        }),
      )
      .min(1),
  })
  .superRefine(({ lines }, context) => {
    const refuse = refuseIn(context);
    for (const kind of KINDS) {
      const first = lines.find((line) => line.kind === kind);
      if (first === undefined)
        refuse(`aucune ligne pour « ${kind} » : il en faut une, à partir de 0`, 'lines');
    }
    for (const [index, line] of lines.entries()) {
      if (lines.findIndex((other) => other.id === line.id) < index)
        refuse(`« ${line.id} » existe déjà : donnez un autre nom`, 'lines', index, 'id');
      if (line.until !== undefined && line.until < line.since)
        refuse('finit avant de commencer', 'lines', index, 'until');
      const before = lines.slice(0, index).findLast((other) => other.kind === line.kind);
      for (const buyer of BUYERS) {
        if (before === undefined ? line.from[buyer] !== 0 : line.from[buyer] <= before.from[buyer])
          refuse('chaque nature commence à 0 et monte', 'lines', index, 'from');
      }
    }
  });

/** The thresholds. */
export type Thresholds = z.infer<typeof ThresholdsSchema>;

/** A threshold of one kind of contract. */
export type ThresholdLine = Thresholds['lines'][number];
