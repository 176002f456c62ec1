import { z } from 'zod';
import { inEachLanguage } from './in-each-language.ts';

const words = z.string().trim().min(1, 'ne peut pas être vide');

/** An id is an anchor in addresses: it never changes once published. */
const id = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'doit être en minuscules, mots joints par des tirets');

const wording = z.strictObject({
  term: words.max(90),
  acronym: words.max(10).optional(),
  definition: words
    .min(40, 'trop court : une phrase entière')
    .max(260, 'trop long : une ou deux phrases, 260 signes au plus'),
});

const TermSchema = z.strictObject({
  id,
  group: id,
  ...inEachLanguage(wording),
  /** The words that link an article to this entry; none for a word that every reader knows. */
  forms: z.array(words).default([]),
  /** Where the rule is written. */
  text: words.max(60).optional(),
});

/** The file of the glossary, `content/glossary.yaml`. Messages are for its editor. */
export const GlossarySchema = z
  .strictObject({
    checked: z.iso.date('doit être un jour qui existe, AAAA-MM-JJ'),
    groups: z.array(z.strictObject({ id, ...inEachLanguage(words) })).min(1),
    terms: z.array(TermSchema).min(1),
  })
  .superRefine(({ groups, terms }, context) => {
    const refuse = (message: string, ...path: (string | number)[]) =>
      context.addIssue({ code: 'custom', message, path });
    const owners = new Map<string, string>();
    for (const [index, term] of terms.entries()) {
      if (terms.findIndex((other) => other.id === term.id) < index)
        refuse(`« ${term.id} » existe déjà : donnez un autre nom`, 'terms', index, 'id');
      if (groups.every((group) => group.id !== term.group))
        context.addIssue({
          code: 'custom',
          message: `doit être l'un de : ${groups.map((group) => group.id).join(', ')}`,
          path: ['terms', index, 'group'],
          params: { choices: groups.map((group) => group.id) },
        });
      for (const form of term.forms) {
        const owner = owners.get(form);
        if (owner !== undefined)
          refuse(`« ${form} » mène déjà à « ${owner} » : à retirer`, 'terms', index, 'forms');
        owners.set(form, term.id);
      }
    }
  });

/** The glossary, in both languages. */
export type Glossary = z.infer<typeof GlossarySchema>;

/** An entry of the glossary. */
export type Term = Glossary['terms'][number];
