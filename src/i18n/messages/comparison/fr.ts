/** The comparison, point by point. `no` is the word for an absent line: a cell with it is drawn in a lighter colour. */
export const comparison = {
  title: 'La comparaison complète',
  caption:
    'Les formules, groupe par groupe. « Selon devis » signifie que nous fixons ce point avec vous, par écrit.',
  criterion: 'Critère',
  no: 'Non',
  groups: [
    {
      title: 'Prix',
      rows: [
        {
          label: 'Abonnement',
          cells: {
            starter: '{{plan.starter.price}} HT par mois',
            professional: '{{plan.professional.price}} HT par mois',
            enterprise: 'Sur devis',
          },
        },
        {
          label: 'Frais de mise en service',
          cells: {
            starter: '{{offer.setupFee}}',
            professional: '{{offer.setupFee}}',
            enterprise: '{{offer.setupFee}}',
          },
        },
      ],
    },
    {
      title: 'Veille',
      rows: [
        {
          label: 'Alertes',
          cells: {
            starter: 'Jusqu’à {{plan.starter.alerts}} par mois',
            professional: 'Illimitées',
            enterprise: 'Volume adapté',
          },
        },
        {
          label: 'Secteurs suivis',
          cells: {
            starter: '{{plan.starter.sectors}}',
            professional: 'Tous',
            enterprise: 'Veille sur mesure',
          },
        },
        {
          label: 'Réception des alertes',
          cells: {
            starter: 'E-mail',
            professional: 'E-mail, Slack, Teams',
            enterprise: 'Selon devis',
          },
        },
      ],
    },
    {
      title: 'Analyse',
      rows: [
        {
          label: 'Score',
          cells: {
            starter: 'IA, de base',
            professional: 'Avancé',
            enterprise: 'IA personnalisée',
          },
        },
        {
          label: 'Analyse des concurrents',
          cells: { starter: 'Non', professional: 'Oui', enterprise: 'Selon devis' },
        },
        {
          label: 'Apprentissage automatique personnalisé',
          cells: { starter: 'Non', professional: 'Non', enterprise: 'Oui' },
        },
        {
          label: 'Tableau de bord',
          cells: { starter: 'Simple', professional: 'Complet', enterprise: 'Personnalisé' },
        },
        {
          label: 'Rapports personnalisés',
          cells: { starter: 'Non', professional: 'Oui', enterprise: 'Selon devis' },
        },
      ],
    },
    {
      title: 'Intégrations',
      rows: [
        {
          label: 'CRM',
          cells: { starter: 'Non', professional: 'Oui', enterprise: 'Intégrations complètes' },
        },
        {
          label: 'API',
          cells: { starter: 'Non', professional: 'Oui', enterprise: 'Intégrations complètes' },
        },
        {
          label: 'Déploiement sur vos serveurs',
          cells: { starter: 'Non', professional: 'Non', enterprise: 'Possible' },
        },
      ],
    },
    {
      title: 'Accompagnement',
      rows: [
        {
          label: 'Support',
          cells: {
            starter: 'Par e-mail',
            professional: 'Prioritaire',
            enterprise: 'Responsable dédié',
          },
        },
        {
          label: 'Formation des équipes',
          cells: { starter: 'Non', professional: 'Non', enterprise: 'Oui' },
        },
        {
          label: 'Engagement de niveau de service (SLA)',
          cells: { starter: 'Non', professional: 'Non', enterprise: 'Oui' },
        },
      ],
    },
  ],
};
