import { z } from 'zod';
import { DaySchema, inEachLanguage, refuseIn, WordingSchema, WordsSchema } from './content-fields.ts';

/** Criteria of RGAA 4.1.2, by theme: 106 in all. */
const CRITERIA_BY_THEME = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12] as const;

/** Every criterion's number, e.g. `10.11`. */
export const CRITERION_NUMBERS: readonly string[] = CRITERIA_BY_THEME.flatMap((count, theme) =>
  Array.from({ length: count }, (_, index) => `${theme + 1}.${index + 1}`),
);

/** Fields of every criterion: its number there, our short wording, and its proofs by name. */
const criterion = {
  number: z.enum(CRITERION_NUMBERS, 'n’est pas un critère du RGAA 4.1.2'),
  ...inEachLanguage(WordsSchema.max(90)),
};
const by = z.array(WordsSchema).min(1, 'il faut au moins une preuve : un test, ou quelqu’un qui a regardé');

const CriterionSchema = z.discriminatedUnion('result', [
  z.strictObject({ ...criterion, result: z.literal('conforms'), by }),
  z.strictObject({ ...criterion, result: z.literal('fails'), problem: WordingSchema }),
  z.strictObject({ ...criterion, result: z.literal('notApplicable'), by }),
  z.strictObject({ ...criterion, result: z.literal('notAssessed') }),
]);

/**
 * The file of the accessibility audit, `content/accessibility.yaml`: a criterion without a proof cannot conform.
 * Messages are for its editor.
 */
export const AccessibilitySchema = z
  .strictObject({
    /** The day of the statement, and of its last change. */
    checked: DaySchema,
    updated: DaySchema,
    /** The day on which a screen last changed. */
    changed: DaySchema,
    /** An automated proof: a test, by its file and its title as written there. */
    tests: z.record(
      WordsSchema,
      z.strictObject({
        file: z
          .string()
          .regex(/^tests\/(?:unit|build|server|e2e)\/[\w/-]+\.test\.ts$/, 'doit être un fichier de test'),
        title: WordsSchema,
      }),
    ),
    /**
     * A manual check of every page, with its day; a screen that changed later makes it void. One with `pictures` is of
     * these photographs, and void once the texts have another.
     */
    judgements: z.record(
      WordsSchema,
      z.strictObject({
        who: WordingSchema,
        day: DaySchema,
        what: WordingSchema,
        pictures: z.array(z.string()).optional(),
      }),
    ),
    themes: z.array(
      z.strictObject({ number: z.int(), ...inEachLanguage(WordsSchema), criteria: z.array(CriterionSchema) }),
    ),
  })
  .superRefine(({ tests, judgements, themes }, context) => {
    const refuse = refuseIn(context);
    const numbers = themes.flatMap(({ criteria }) => criteria.map(({ number }) => number));
    for (const number of CRITERION_NUMBERS) {
      const count = numbers.filter((other) => other === number).length;
      if (count !== 1) refuse(`le critère ${number} est là ${count} fois : une seule est attendue`, 'themes');
    }
    const proofs = new Set([...Object.keys(tests), ...Object.keys(judgements)]);
    const used = new Set<string>();
    for (const [index, theme] of themes.entries()) {
      for (const [place, one] of theme.criteria.entries()) {
        const at = ['themes', index, 'criteria', place] as const;
        if (!one.number.startsWith(`${theme.number}.`))
          refuse(`n’est pas du thème ${theme.number}`, ...at, 'number');
        for (const name of 'by' in one ? one.by : []) {
          used.add(name);
          if (!proofs.has(name))
            refuse(`« ${name} » n’est ni un test ni un jugement de ce fichier`, ...at, 'by');
          if (one.result === 'notApplicable' && !(name in tests))
            refuse('ce qui est sans objet se montre par un test', ...at, 'by');
        }
      }
    }
    for (const name of proofs) if (!used.has(name)) refuse(`« ${name} » ne prouve rien : à retirer`, 'tests');
  });

/** The audit. */
export type Accessibility = z.infer<typeof AccessibilitySchema>;

/** A criterion and its result. */
export type Criterion = z.infer<typeof CriterionSchema>;
