import { z } from 'zod';
import { AddressSchema, PublicationDateSchema } from './content-fields.ts';
import { THEMES } from './themes.ts';

/** The limits of a picture in a text; one narrower than `sharpWidth` pixels is not sharp on every screen. */
export const PICTURE = {
  maxBytes: 5_000_000,
  maxPixels: 50_000_000,
  minWidth: 390,
  sharpWidth: 1216,
} as const;

/** Pages that an article's call leads to. */
export const CALL_TARGETS = ['demo', 'console', 'newsletter'] as const;

/** Says whether a list names each of its values once. */
const isOnceEach = (list: readonly string[]): boolean => new Set(list).size === list.length;

/** The message of a field that is not there. */
const ABSENT = 'manque : ajoutez ce champ';

/** A text between two lengths, with the example that an editor is shown when it is wrong. */
function text(min: number, max: number, example: string) {
  return z
    .string({
      error: ({ input }) => (input === undefined ? ABSENT : 'doit être un texte entre guillemets'),
    })
    .trim()
    .min(min, min === 1 ? 'ne peut pas être vide' : `trop court : ${min} signes au moins`)
    .max(max, `trop long : ${max} signes au plus`)
    .meta({ example });
}

const QUESTION = 'L’acheteur doit-il demander de compléter un dossier ?';

/** A calendar day that exists, written between quotes: YAML would turn `2026-02-31` into a day of March. */
function day(example: string) {
  return z.iso
    .date({
      error: ({ input }) => (input === undefined ? ABSENT : 'doit être un jour qui existe, AAAA-MM-JJ'),
    })
    .meta({ example });
}

function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  const choice = `l'un de : ${values.join(', ')}`;
  return z
    .enum(values, {
      error: ({ input }) => (input === undefined ? ABSENT : `doit être ${choice}`),
    })
    .meta({ example: values[0] });
}

const CoverSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('share'),
      percent: z.number().min(0).max(100).meta({ example: '41.8' }),
      caption: text(10, 110, 'des procédures n’ont reçu qu’une offre en 2021'),
    }),
    z
      .strictObject({
        kind: z.literal('chance'),
        percent: z.number().min(0).max(100).meta({ example: '46' }),
        low: z.number().min(0).max(100).meta({ example: '34' }).optional(),
        high: z.number().min(0).max(100).meta({ example: '58' }).optional(),
        caption: text(10, 110, 'une chance se lit avec sa fourchette (exemple fictif)'),
      })
      .refine(
        ({ percent, low = percent, high = percent }) => low <= percent && percent <= high,
        'doit avoir low, percent et high dans cet ordre',
      ),
    z.strictObject({
      kind: z.literal('figure'),
      figure: text(1, 16, '30 jours'),
      caption: text(10, 110, 'pour répondre à un appel d’offres ouvert'),
    }),
    z.strictObject({
      kind: z.literal('scale'),
      marks: z
        .array(z.strictObject({ label: text(1, 20, '60 000 €'), note: text(1, 40, 'dispense') }))
        .min(2, 'doit compter de deux à cinq repères')
        .max(5, 'doit compter de deux à cinq repères')
        .meta({ example: '[{ label: "60 000 €", note: "dispense" }, …]' }),
      caption: text(10, 110, 'Les seuils de 2026'),
    }),
  ])
  .meta({ example: '{ kind: "figure", figure: "30 jours", caption: "pour répondre" }' });

const draft = z
  .boolean({
    error: ({ input }) =>
      `« ${String(input)} » n’est pas admis : true pour un brouillon, sans guillemets, ou aucune ligne`,
  })
  .default(false)
  .meta({ example: 'true' });

/**
 * The front matter of an article, as an editor writes it. Messages are for that editor. What is optional makes a better
 * page, and a notice asks for it.
 */
export const ArticleSchema = z.strictObject({
  title: text(20, 80, 'Dix erreurs qui coûtent un marché public'),
  seoTitle: text(20, 60, 'Marchés publics : 10 erreurs qui coûtent le contrat').optional(),
  description: text(
    70,
    155,
    'Offre irrégulière, mémoire générique, prix incomplet : les erreurs qui écartent une offre, et le contrôle à faire avant le dépôt.',
  ),
  date: day('2026-11-21'),
  updated: day('2026-11-21').optional(),
  checked: day('2026-11-20').optional(),
  authors: z
    .array(text(2, 80, 'la rédaction'), { error: 'doit être une liste de noms' })
    .min(1, 'doit nommer un auteur au moins')
    .max(5, 'doit nommer cinq auteurs au plus')
    .default(['la rédaction'])
    .meta({ example: '["la rédaction"]' }),
  // What readers are told of the use of an AI; none where there was none.
  ai: text(20, 300, 'Article préparé avec l’aide d’une IA, relu par la rédaction.').optional(),
  theme: oneOf(THEMES),
  answer: text(150, 700, 'Une offre est écartée quand…'),
  cover: CoverSchema.optional(),
  // A sample tender whose score the page draws below the text.
  score: z
    .string({ error: 'doit être un numéro entre guillemets' })
    .regex(/^EX-\d{3}$/, 'doit être le numéro d’un échantillon, comme EX-010')
    .meta({ example: 'EX-010' })
    .optional(),
  related: z
    .array(text(2, 60, 'erreurs-ao'), { error: 'doit être une liste de noms de fichiers' })
    .max(4, 'doit nommer quatre articles au plus')
    .refine(isOnceEach, 'nomme deux fois le même : retirez-en un')
    .default([])
    .meta({ example: '["erreurs-ao"]' }),
  call: z
    .strictObject({
      title: text(10, 60, 'Voir vos chances avant d’écrire'),
      text: text(30, 180, 'La console montre, sur des exemples fictifs, comment un score se compose.'),
      target: oneOf(CALL_TARGETS),
    })
    .meta({ example: '{ title: "Voir vos chances", text: "La console montre…", target: "console" }' })
    .optional(),
  questions: z
    .array(
      z.strictObject({
        question: text(10, 140, QUESTION)
          .regex(/\?$/, 'doit finir par un point d’interrogation')
          .meta({ example: QUESTION }),
        answer: text(60, 900, 'Non : …'),
      }),
    )
    .max(3, 'doit compter trois questions au plus')
    .default([])
    .meta({ example: '[{ question: "… ?", answer: "…" }, …]' }),
  sources: z
    .array(
      z.strictObject({
        title: text(5, 200, 'Décret n° 2025-1386 du 29 décembre 2025'),
        publisher: text(2, 120, 'Journal officiel'),
        date: PublicationDateSchema.meta({ example: '2025-12-30' }),
        // The page of the text or figure itself; none where its address could not be read.
        url: AddressSchema.meta({
          example: 'https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000053202067',
        }).optional(),
        // Only where it differs from the language of the text.
        language: z.literal('en', 'doit être en, ou absent').optional(),
      }),
    )
    .min(1, 'doit nommer une source au moins')
    .meta({ example: '[{ title: "…", publisher: "Légifrance", date: "2026", url: "https://…" }]' }),
  // The paths that lead to it since it, or an article that it replaces, had them.
  aliases: z
    .array(
      z
        .string({ error: 'doit être un chemin entre guillemets' })
        .regex(
          /^(?:\/[a-z0-9]+(?:[.-][a-z0-9]+)*)+$/,
          'doit être un chemin : une barre, puis des minuscules sans accent, des chiffres et des traits d’union',
        )
        .meta({ example: '/ancien-nom' }),
      { error: 'doit être une liste de chemins' },
    )
    .max(20, 'doit nommer vingt chemins au plus')
    .refine(isOnceEach, 'nomme deux fois le même : retirez-en un')
    .default([])
    .meta({ example: '["/ancien-nom"]' }),
  draft,
});

/** An article's front matter once read. */
export type ArticleData = z.infer<typeof ArticleSchema>;

/** The front matter of a legal page, whose name is a message. */
export const LegalSchema = z.strictObject({
  seoTitle: text(20, 60, 'Mentions légales du site'),
  description: text(70, 155, 'Éditeur, hébergeur, directeur de la publication…'),
  updated: day('2026-11-21'),
});

/** A legal page's front matter once read. */
export type LegalData = z.infer<typeof LegalSchema>;

/** The front matter of the newsletter issue that the newsletter page shows. */
export const NewsletterIssueSchema = z.strictObject({
  title: text(20, 60, 'Combien serez-vous à répondre ?'),
  issued: day('2026-11-24'),
});

/** A newsletter issue's front matter once read. */
export type NewsletterIssueData = z.infer<typeof NewsletterIssueSchema>;
