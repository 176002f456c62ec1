/** The price list. Names, prices and limits come from `site.ts`; what is keyed by a plan's id follows PLANS. */
export const pricing = {
  seoTitle: 'Tarifs {{product}} : trois formules, ligne par ligne',
  description:
    '{{plan.starter.name}} à {{plan.starter.price}}, {{plan.professional.name}} à {{plan.professional.price}} HT par mois, {{plan.enterprise.name}} sur devis. Essai de {{offer.trialDays}} jours sans carte bancaire.',
  title: 'Les tarifs, ligne par ligne.',
  lead: 'Deux prix affichés, un devis. Essai de {{offer.trialDays}} jours sans carte bancaire ; frais de mise en service : {{offer.setupFee}}.',
  demo: 'Demander une démo',
  fine: '{{offer.demoMinutes}} minutes. Réponse sous {{offer.demoReplyHours}} heures.',
  compare: 'Tout comparer',
  schedule: {
    title: 'Barème des formules',
    unit: 'Euros hors taxes',
  },
  price: {
    monthly: 'HT par mois',
    quote: 'Sur devis',
    quoteNote: 'chiffré avec vous',
  },
  marks: {
    mostPopular: 'La plus choisie',
    premium: 'Premium',
  },
  lines: {
    title: 'Ce que comprend chaque formule',
    lead: 'Chaque ligne porte un numéro : vous pouvez la citer sans ambiguïté.',
    of: 'Contenu de la formule {{plan}}',
  },
  plans: {
    starter: {
      purpose: 'Pour commencer, sur quelques secteurs.',
      lines: [
        'Jusqu’à {{plan.starter.alerts}} alertes par mois',
        '{{plan.starter.sectors}} secteurs suivis',
        'Score IA de base',
        'Support par e-mail',
        'Tableau de bord simple',
        'Alertes par e-mail',
      ],
    },
    professional: {
      purpose: 'Pour répondre souvent, dans tous les secteurs.',
      lines: [
        'Alertes illimitées',
        'Tous les secteurs',
        'Score avancé, avec analyse des concurrents',
        'Support prioritaire',
        'Tableau de bord complet',
        'Alertes par Slack, Teams et e-mail',
        'Intégrations CRM',
        'Rapports personnalisés',
        'API',
      ],
    },
    enterprise: {
      purpose: 'Pour un volume et une veille sur mesure.',
      lines: [
        'Volume adapté à votre besoin',
        'Veille sur mesure',
        'IA et apprentissage automatique personnalisés',
        'Responsable de compte dédié',
        'Tableaux de bord personnalisés',
        'Intégrations complètes',
        'Formation des équipes',
        'Engagement de niveau de service (SLA)',
        'Déploiement possible sur vos serveurs (on-premise)',
      ],
    },
  },
  offers: {
    title: 'Ce qui accompagne le prix',
    try: 'Essayer',
    commit: 'S’engager',
    help: 'Être aidé',
    items: {
      trial: {
        figure: '{{offer.trialDays}} jours',
        title: 'Essai sans carte bancaire',
        text: 'L’essai qui accompagne les tarifs de cette page.',
      },
      login: {
        figure: '{{offer.loginTrialDays}} jours',
        title: 'Essai de toutes les fonctionnalités',
        text: 'Une autre offre, distincte de la première, présentée sur la page de connexion.',
      },
      refund: {
        figure: '{{offer.refundDays}} jours',
        title: 'Satisfait ou remboursé',
        text: 'Écrivez-nous dans ce délai si l’abonnement ne vous convient pas.',
      },
      setup: {
        figure: '{{offer.setupFee}}',
        title: 'Frais de mise en service',
        text: 'Rien à payer pour démarrer, hors abonnement.',
      },
      support: {
        figure: '24 h/24',
        title: 'Support, 7 jours sur 7',
        text: 'Écrivez à toute heure : nous répondons sous {{offer.supportReplyHours}} heures.',
      },
      demo: {
        figure: '{{offer.demoMinutes}} minutes',
        title: 'Démonstration',
        text: 'Nous répondons à votre demande sous {{offer.demoReplyHours}} heures.',
      },
    },
    login: 'Voir la page de connexion',
  },
  questions: {
    title: 'Avant de choisir',
    lead: 'Votre question n’y est pas ? Posez-la par écrit.',
    items: [
      {
        question: 'Les prix comprennent-ils la TVA ?',
        answer:
          'Non. Ils sont en euros, hors taxes, par mois ; la TVA s’ajoute au taux en vigueur. Le prix total, la durée et les conditions de résiliation vous sont remis avant tout paiement.',
      },
      {
        question: 'Pourquoi deux durées d’essai ?',
        answer:
          'Parce que ce sont deux offres. L’essai de {{offer.trialDays}} jours accompagne les tarifs et ne demande pas de carte bancaire. L’essai de {{offer.loginTrialDays}} jours est présenté à la connexion et donne accès à toutes les fonctionnalités. Celui qui s’applique est celui que vous activez ; sa durée vous est rappelée à ce moment.',
      },
      {
        question: 'L’essai sans carte devient-il payant automatiquement ?',
        answer:
          'Non. Sans carte bancaire, rien ne peut être prélevé : l’essai ne devient un abonnement que si vous le demandez.',
      },
      {
        question: 'Comment se faire rembourser ?',
        answer:
          'Écrivez à {{email.support}} dans les {{offer.refundDays}} jours. Le point de départ du délai et le mode de remboursement figurent dans votre confirmation de commande.',
      },
      {
        question:
          'Et si {{plan.starter.alerts}} alertes ou {{plan.starter.sectors}} secteurs ne suffisent pas ?',
        answer:
          'Ce sont les deux limites de la formule {{plan.starter.name}}. {{plan.professional.name}} les lève : alertes illimitées, tous les secteurs.',
      },
      {
        question: 'Une formule plus chère augmente-t-elle mes chances ?',
        answer:
          'Non. Elle élargit la veille, détaille l’analyse et se connecte à vos outils. Le score reste une estimation, dans toutes les formules ; il ne promet aucun marché gagné.',
      },
      {
        question: 'Comment obtenir un devis {{plan.enterprise.name}} ?',
        answer:
          'Demandez une démo : nous répondons sous {{offer.demoReplyHours}} heures. En {{offer.demoMinutes}} minutes, vous décrivez le volume, la veille, les intégrations et le déploiement voulus.',
      },
    ],
  },
  call: {
    title: 'Choisissez après avoir vu',
    text: '{{offer.demoMinutes}} minutes suffisent pour voir la plateforme et savoir si l’une des trois formules vous convient.',
    button: 'Demander une démo',
  },
  printed: 'Prix en euros hors taxes. Version en ligne : {{address}}',
};
