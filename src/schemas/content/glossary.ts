import { z } from 'zod';
import { DaySchema, IdSchema, inEachLanguage, refuseIn, WordsSchema } from './content-fields.ts';

const entry = z.strictObject({
  term: WordsSchema.max(90),
  acronym: WordsSchema.max(10).optional(),
  definition: WordsSchema.min(40, 'trop court : une phrase entière').max(
    260,
    'trop long : une ou deux phrases, 260 signes au plus',
  ),
  /** Text that has the rule, where this language writes it otherwise. */
  text: WordsSchema.max(60).optional(),
});

const TermSchema = z.strictObject({
  /** Anchor in addresses: it never changes once published. */
  id: IdSchema,
  ...inEachLanguage(entry),
  /** Words that link an article to this entry; none for a word that every reader knows. */
  forms: z.array(WordsSchema).default([]),
  text: WordsSchema.max(60).optional(),
});

/** File of the glossary, `content/glossary.yaml`. Messages are for its editor. */
export const GlossarySchema = z
  .strictObject({
    checked: DaySchema,
    terms: z.array(TermSchema).min(1),
  })
  .superRefine(({ terms }, context) => {
    const refuse = refuseIn(context);
    const owners = new Map<string, string>();
    for (const [index, term] of terms.entries()) {
      if (terms.findIndex((other) => other.id === term.id) < index)
        refuse(`« ${term.id} » existe déjà : donnez un autre nom`, 'terms', index, 'id');
      for (const form of term.forms) {
        const owner = owners.get(form);
        if (owner !== undefined)
          refuse(`« ${form} » mène déjà à « ${owner} » : à retirer`, 'terms', index, 'forms');
        owners.set(form, term.id);
      }
    }
  });

export type Glossary = z.infer<typeof GlossarySchema>;

export type Term = Glossary['terms'][number];
