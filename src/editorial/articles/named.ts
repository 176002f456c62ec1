/**
 * The articles that pages of the site lead to by name, by what they are about there: their file in `content/articles`.
 * The check of the texts names a line whose article is gone or has another name.
 */
export const NAMED_ARTICLES = {
  stages: 'appels-d-offres-publics',
  watch: 'detection-appels-offres',
  signals: 'signaux-faibles',
  ahead: 'anticipation-ao',
  pass: 'ao-perdus-avance',
  mistakes: 'erreurs-ao',
  criteria: 'criteres-rse',
  largeGroups: 'pme-vs-grands-groupes',
  data: 'strategie-donnees',
} as const satisfies Record<string, string>;
