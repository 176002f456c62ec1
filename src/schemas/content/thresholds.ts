import { z } from 'zod';
import { BUYERS, KINDS, LEVELS } from '../thresholds.ts';
import { DaySchema, refuseIn, SourceAddressSchema, WordingSchema, WordsSchema } from './content-fields.ts';

const AmountSchema = z.int('doit être un montant entier, en euros').min(0);
const TextsSchema = z.array(z.string());

const RuleSchema = z.strictObject({
  kind: z.enum(KINDS),
  level: z.enum(LEVELS),
  /** Amount from which the rule applies, for each of its buyers. */
  amount: z.union([
    AmountSchema.transform((euros) => Object.fromEntries(BUYERS.map((buyer) => [buyer, euros]))),
    z.partialRecord(z.enum(BUYERS), AmountSchema),
  ]),
  /** First and last day on which a consultation begins that the rule applies to. */
  from: DaySchema,
  until: DaySchema.optional(),
  texts: TextsSchema.min(1),
  announced: WordingSchema.optional(),
});

/** File of the thresholds, `content/thresholds.yaml`. Messages are for its editor. */
export const ThresholdsSchema = z
  .strictObject({
    checked: DaySchema,
    answersFrom: DaySchema,
    texts: z.record(
      z.string(),
      z.strictObject({
        /** Text for all languages, or one per language. */
        name: z.union([WordsSchema, WordingSchema]),
        url: SourceAddressSchema.optional(),
      }),
    ),
    limits: z.record(z.enum(LEVELS), TextsSchema),
    rules: z.array(RuleSchema),
  })
  .superRefine(({ answersFrom, texts, limits, rules }, context) => {
    const refuse = refuseIn(context);
    for (const kind of KINDS) {
      const isComplete = BUYERS.every((buyer) =>
        rules.some((rule) => rule.kind === kind && rule.amount[buyer] === 0 && rule.from === answersFrom),
      );
      if (!isComplete)
        refuse(`« ${kind} » doit commencer à 0 le ${answersFrom} pour chaque acheteur`, 'rules');
    }
    for (const [index, rule] of rules.entries()) {
      if (rule.until !== undefined && rule.until < rule.from)
        refuse('finit avant de commencer', 'rules', index, 'until');
      const overlap = rules
        .slice(0, index)
        .find((earlier) => isSameStep(earlier, rule) && (earlier.until ?? '9999') >= rule.from);
      if (overlap) refuse('commence avant la fin de la règle précédente', 'rules', index, 'from');
      for (const text of [...rule.texts, ...limits[rule.level]])
        if (!(text in texts))
          refuse(`« ${text} » n'est pas dans la liste des textes`, 'rules', index, 'texts');
    }
  });

function isSameStep(one: z.infer<typeof RuleSchema>, other: z.infer<typeof RuleSchema>): boolean {
  return (
    one.kind === other.kind &&
    one.level === other.level &&
    BUYERS.some((buyer) => one.amount[buyer] !== undefined && other.amount[buyer] !== undefined)
  );
}

export type Thresholds = z.infer<typeof ThresholdsSchema>;

export type ThresholdRule = Thresholds['rules'][number];
