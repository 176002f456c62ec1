import * as z from 'zod/mini';

/** The sectors of the demo form and of the samples. */
export const SECTORS = [
  'tech',
  'construction',
  'services',
  'health',
  'energy',
  'transport',
  'other',
] as const;

/** Head-count bands of the demo form, smallest first. */
export const TEAM_SIZES = ['1-10', '11-50', '51-200', '200+'] as const;

/** The regions of France by INSEE code, the same in every language; their names are in `content/tenders.json`. */
export const REGIONS = [
  '01', // Guadeloupe
  '02', // Martinique
  '03', // Guyane
  '04', // La Réunion
  '06', // Mayotte
  '11', // Île-de-France
  '24', // Centre-Val de Loire
  '27', // Bourgogne-Franche-Comté
  '28', // Normandie
  '32', // Hauts-de-France
  '44', // Grand Est
  '52', // Pays de la Loire
  '53', // Bretagne
  '75', // Nouvelle-Aquitaine
  '76', // Occitanie
  '84', // Auvergne-Rhône-Alpes
  '93', // Provence-Alpes-Côte d’Azur
  '94', // Corse
] as const;

/** The award criteria that the samples weigh. */
export const CRITERIA = ['price', 'quality', 'performance'] as const;

/** Whether the contract notice is out (`published`) or only expected (`upcoming`). */
export const STATUSES = ['published', 'upcoming'] as const;

/** How many comparable contracts the firm can cite in its sector, fewest first: 0, 1 to 3, 4 to 9, 10 or more. */
export const REFERENCES = ['none', 'few', 'several', 'many'] as const;

const choice = { error: 'choice' };
const amount = z.int({ error: 'budget' }).check(z.gte(0, { error: 'budget' }));

/**
 * What the visitor says of the firm (scored) and wishes to see (filtered).
 * Messages are ids that the console words in its language: `choice`, `budget`, `budgetOrder`, `deadline`.
 */
export const ProfileSchema = z
  .object({
    sector: z.enum(SECTORS, choice),
    teamSize: z.enum(TEAM_SIZES, choice),
    /** Regions where the firm can carry out a contract. */
    regions: z.array(z.enum(REGIONS, choice)),
    /** Criteria on which the firm is usually better than its competitors. */
    strengths: z.array(z.enum(CRITERIA, choice)),
    references: z.enum(REFERENCES, choice),
    /** Supposes that the firm holds the current contract, wherever the tender is of its trade and there is one. */
    incumbent: z.boolean({ error: 'choice' }),
    /** Wished budget in euros before VAT, whole duration; `null` is without upper limit. */
    budgetMin: amount,
    budgetMax: z.nullable(amount),
    /** Fewest days wished until the deadline. */
    deadlineMin: z.int({ error: 'deadline' }).check(z.gte(0, { error: 'deadline' })),
    status: z.enum(['any', ...STATUSES], choice),
  })
  .check(
    z.refine(({ budgetMin, budgetMax }) => budgetMax === null || budgetMin <= budgetMax, {
      error: 'budgetOrder',
      path: ['budgetMax'],
    }),
  );

/** A visitor's profile and wishes. */
export type Profile = z.infer<typeof ProfileSchema>;

/** The profile before any choice: an IT services firm of 11 to 50 people around Paris and Lyon; no wish excludes a sample. */
export const DEFAULT_PROFILE: Profile = {
  sector: 'tech',
  teamSize: '11-50',
  regions: ['11', '84'],
  strengths: ['quality'],
  references: 'few',
  incumbent: false,
  budgetMin: 0,
  budgetMax: null,
  deadlineMin: 0,
  status: 'any',
};
