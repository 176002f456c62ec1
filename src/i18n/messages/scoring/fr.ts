/** The factors of a score, in the few words of a ruled list. */
export const scoring = {
  factors: {
    start: 'Point de départ',
    sector: { same: 'Votre métier', related: 'Métier voisin', different: 'Autre métier' },
    references: {
      none: 'Aucune référence proche',
      few: 'Quelques références proches',
      several: 'Plusieurs références proches',
      many: 'Nombreuses références proches',
    },
    region: { served: 'Région où vous intervenez', unserved: 'Région où vous n’intervenez pas' },
    capacity: {
      comfortable: 'Montant à votre mesure',
      proportionate: 'Montant proportionné à votre taille',
      stretched: 'Montant élevé pour votre taille',
      excessive: 'Montant hors de votre portée',
    },
    criteria: 'Poids des critères où vous êtes fort : {{weight}} %',
    incumbency: {
      incumbent: 'Vous êtes le titulaire',
      vacant: 'Aucun titulaire en place',
      challenger: 'Titulaire sortant en place',
    },
    deadline: '{{days}} jours pour répondre',
    competition: {
      known: '{{bids}} offres la fois d’avant',
      one: 'Une seule offre la fois d’avant',
      unknown: 'Nombre d’offres passées inconnu',
    },
  },
};
