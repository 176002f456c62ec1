import { z } from 'zod';
import { ARTICLE_KEYS } from './article-keys.ts';
import { DaySchema, PublicationDateSchema, SourceAddressSchema } from './content-fields.ts';
import { THEMES } from './themes.ts';

/** Limits of a picture in a text; one narrower than `sharpWidth` pixels is not sharp on every screen. */
export const PICTURE = {
  /** A browser gives GitHub no larger file. */
  maxBytes: 25_000_000,
  lightBytes: 5_000_000,
  maxPixels: 50_000_000,
  minWidth: 390,
  sharpWidth: 1216,
} as const;

export const CALL_TARGETS = ['demo', 'console', 'newsletter'] as const;

const isOnceEach = (list: readonly string[]): boolean => new Set(list).size === list.length;

/** Text between two lengths, with the example that an editor is shown when it is wrong. */
function text(min: number, max: number, example: string) {
  return z.string().trim().min(min).max(max).meta({ example });
}

const QUESTION = 'L’acheteur doit-il demander de compléter un dossier ?';

function day(example: string) {
  return DaySchema.meta({ example });
}

const CoverSchema = z
  .strictObject({
    figure: text(1, 16, '30 jours'),
    caption: text(10, 110, 'pour répondre à un appel d’offres ouvert'),
  })
  .meta({ example: '{ figure: "30 jours", caption: "pour répondre à un appel d’offres" }' });

const draft = z.boolean().default(false).meta({ example: 'true' });

/**
 * Front matter of an article, as an editor writes it. Messages are for that editor. What is optional makes a better
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
    .array(text(2, 80, 'la rédaction'))
    .min(1)
    .max(5)
    .default(['la rédaction'])
    .meta({ example: '["la rédaction"]' }),
  ai: text(20, 300, 'Article préparé avec l’aide d’une IA, relu par la rédaction.').optional(),
  theme: z.enum(THEMES).meta({ example: THEMES[0] }),
  // The name under which pages of the site lead to it; it stays when the file is renamed.
  key: z.enum(ARTICLE_KEYS).meta({ example: ARTICLE_KEYS[0] }).optional(),
  answer: text(150, 700, 'Une offre est écartée quand…'),
  cover: CoverSchema.optional(),
  score: z
    .string()
    .regex(/^EX-\d{3}$/, 'doit être le numéro d’un échantillon, comme EX-010')
    .meta({ example: 'EX-010' })
    .optional(),
  related: z
    .array(text(2, 60, 'erreurs-ao'))
    .max(4)
    .refine(isOnceEach, 'nomme deux fois le même : retirez-en un')
    .default([])
    .meta({ example: '["erreurs-ao"]' }),
  call: z
    .strictObject({
      title: text(10, 60, 'Voir vos chances avant d’écrire'),
      text: text(30, 180, 'La console montre, sur des exemples fictifs, comment un score se compose.'),
      target: z.enum(CALL_TARGETS),
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
    .max(3)
    .default([])
    .meta({ example: '[{ question: "… ?", answer: "…" }, …]' }),
  sources: z
    .array(
      z.strictObject({
        title: text(5, 200, 'Décret n° 2025-1386 du 29 décembre 2025'),
        publisher: text(2, 120, 'Journal officiel'),
        date: PublicationDateSchema.meta({ example: '2025-12-30' }),
        // The page of the text or figure itself; none where its address could not be read.
        url: SourceAddressSchema.meta({
          example: 'https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000053202067',
        }).optional(),
        language: z.literal('en').optional(),
      }),
    )
    .min(1)
    .meta({ example: '[{ title: "…", publisher: "Légifrance", date: "2026", url: "https://…" }]' }),
  // The paths that lead to it since it, or an article that it replaces, had them.
  aliases: z
    .array(
      z
        .string()
        .regex(
          /^(?:\/[a-z0-9]+(?:[.-][a-z0-9]+)*)+$/,
          'doit être un chemin : une barre, puis des minuscules sans accent, des chiffres et des traits d’union',
        )
        .meta({ example: '/ancien-nom' }),
    )
    .max(20)
    .refine(isOnceEach, 'nomme deux fois le même : retirez-en un')
    .default([])
    .meta({ example: '["/ancien-nom"]' }),
  draft,
});

export type ArticleData = z.infer<typeof ArticleSchema>;

export const LegalSchema = z.strictObject({
  seoTitle: text(20, 60, 'Mentions légales du site'),
  description: text(70, 155, 'Éditeur, hébergeur, directeur de la publication…'),
  updated: day('2026-11-21'),
});

export type LegalData = z.infer<typeof LegalSchema>;

export const NewsletterIssueSchema = z.strictObject({
  title: text(20, 60, 'Combien serez-vous à répondre ?'),
  issued: day('2026-11-24'),
});

export type NewsletterIssueData = z.infer<typeof NewsletterIssueSchema>;
