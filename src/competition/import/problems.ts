import type { Figures, Reason } from '#schemas/competition/figures.ts';

/** Remedy for a file that came badly. */
export const AGAIN = 'téléchargez-le de nouveau';

/** Remedy for a file of another form: the file to give in its place. */
export const FORMATS =
  'prenez l’édition tabulaire (CSV ou Parquet) ou le JSON au schéma de 2022, sur data.gouv.fr';

/** A file that cannot be read, with what lacks and the remedy, for the person who runs the command. */
export class InputError extends Error {}

/** Problems that keep an import from being written, each with its remedy. Nothing was written. */
export class ImportError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** The reasons for which a contract is left out, in words. */
export const REASON: Readonly<Record<Reason, string>> = {
  unreadable: 'illisibles',
  'no-identifier': 'sans identifiant',
  'no-date': 'sans date de notification lisible',
  'later-than-extract': 'notifiés après l’extraction',
  'no-count': 'sans nombre d’offres',
  'ambiguous-count': 'avec plusieurs nombres d’offres pour la même date',
  'count-out-of-range': 'avec un nombre d’offres hors de 1 à 500',
};

const WHOLE_COUNT = 'donnez un fichier où le nombre d’offres reçues est un entier, un par marché';

/** Remedy where all of a file is left out, by reason. */
export const REMEDY: Readonly<Record<Reason, string>> = {
  unreadable: AGAIN,
  'no-identifier': 'donnez le numéro de chaque marché et les 14 chiffres du SIRET de son acheteur',
  'no-date': 'écrivez les dates ainsi : 2024-07-15 ou 15/07/2024',
  'later-than-extract': 'corrigez « extracted » dans content/open-data.yaml, ou le jour donné par --day',
  'no-count': WHOLE_COUNT,
  'ambiguous-count': WHOLE_COUNT,
  'count-out-of-range': WHOLE_COUNT,
};

/** Examples in brackets: each contract with the value that is wrong. */
export function examplesOf(examples: Figures['report']['leftOut'][number]['examples']): string {
  return ` (${examples.map(({ contract, value }) => [contract, value].filter(Boolean).join(' : ')).join(' ; ')})`;
}
