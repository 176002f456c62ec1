import { z } from 'zod';
import { LOCALES, type Locale } from '#locales.ts';

/** Text that is not empty. Messages of these fields are for the editors of `content/`. */
export const WordsSchema = z.string().trim().min(1);

export function inEachLanguage<Schema extends z.ZodType>(schema: Schema): Readonly<Record<Locale, Schema>> {
  const fields = LOCALES.map((locale) => [locale, schema]);
  return Object.fromEntries(fields) as Readonly<Record<Locale, Schema>>; // an entry for each language, by construction
}

export const WordingSchema = z.strictObject(inEachLanguage(WordsSchema));

export const DaySchema = z.iso.date({
  error: ({ input }) => (input === undefined ? undefined : 'doit être un jour qui existe, AAAA-MM-JJ'),
});

export const PublicationDateSchema = z
  .string()
  .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, 'doit être AAAA, AAAA-MM ou AAAA-MM-JJ')
  .refine(
    (date) => z.iso.date().safeParse(`${date}-01-01`.slice(0, 10)).success,
    'n’existe pas : vérifiez le mois et le jour',
  );

/** Not a home page: a name of a site, with at most a language or an office behind it, such as `/fr` or `/daj`. */
const NO_HOME_PAGE = /^(?!https:\/\/[^/]*(?:\/\w{0,4})?\/?$)/;

export const SourceAddressSchema = z
  .url({ protocol: /^https$/, error: 'doit être une adresse https' })
  .regex(/^\S*$/, 'doit être une adresse https, sans espace')
  .regex(NO_HOME_PAGE, 'est une page d’accueil : donnez celle du texte ou du chiffre, ou retirez l’adresse');

export const IdSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'doit être en minuscules, mots joints par des tirets');

export function refuseIn(context: z.RefinementCtx) {
  return (message: string, ...path: (string | number)[]) =>
    context.addIssue({ code: 'custom', message, path });
}
