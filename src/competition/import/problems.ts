import type { Example, Reason } from '#schemas/competition/figures.ts';

export const DOWNLOAD_AGAIN = 'téléchargez-le de nouveau';

export const USE_FORMATS =
  'prenez l’édition tabulaire (CSV ou Parquet) ou le JSON au schéma de 2022, sur data.gouv.fr';

/** Problem of one input file, with its remedy, for the person who runs the command. */
export class InputError extends Error {}

/** Problems because of which an import wrote nothing, each with its remedy. */
export class ImportError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

export const REASON_WORDS: Readonly<Record<Reason, string>> = {
  unreadable: 'illisibles',
  'no-identifier': 'sans identifiant',
  'no-date': 'sans date de notification lisible',
  'later-than-extract': 'notifiés après l’extraction',
  'no-count': 'sans nombre d’offres',
  'ambiguous-count': 'avec plusieurs nombres d’offres pour la même date',
  'count-out-of-range': 'avec un nombre d’offres hors de 1 à 500',
};

const WHOLE_COUNT = 'donnez un fichier où le nombre d’offres reçues est un entier, un par marché';

export const REMEDIES: Readonly<Record<Reason, string>> = {
  unreadable: DOWNLOAD_AGAIN,
  'no-identifier': 'donnez le numéro de chaque marché et les 14 chiffres du SIRET de son acheteur',
  'no-date': 'écrivez les dates ainsi : 2024-07-15 ou 15/07/2024',
  'later-than-extract': 'corrigez « extracted » dans content/open-data.yaml, ou le jour donné par --day',
  'no-count': WHOLE_COUNT,
  'ambiguous-count': WHOLE_COUNT,
  'count-out-of-range': WHOLE_COUNT,
};

/** Lists values that were not understood with their counts, each with the first contract that has it. */
export function listValues(total: number, examples: readonly Example[]): string[] {
  const others = total - examples.reduce((sum, { count }) => sum + count, 0);
  return [
    ...examples.map(
      ({ value, count, contract }) => `${value === '' ? 'vide' : `« ${value} »`} : ${count} (${contract})`,
    ),
    ...(others > 0 ? [`autres valeurs : ${others}`] : []),
  ];
}
