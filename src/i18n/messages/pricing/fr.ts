import type { PlanId } from '../../../site.ts';

/** The price list. Names, prices and limits come from `site.ts`; what is keyed by a plan's id follows PLANS. */
export const pricing = {
  seoTitle: 'Tarifs : trois formules, comparées ligne par ligne',
  description:
    '{{plans.prices}} HT par mois, {{plans.onQuote}} sur devis. Essai de {{offer.trialDays}} jours sans carte bancaire.',
  title: 'Tarifs',
  lead: 'Nous affichons le prix des formules {{plans.priced}}. Pour {{plans.onQuote}}, nous vous faisons un devis. Vous pouvez essayer pendant {{offer.trialDays}} jours sans carte bancaire. La mise en service coûte {{offer.setupFee}}.',
  demo: 'Demander une démo',
  fine: 'Une démo dure {{offer.demoMinutes}} minutes. Nous répondons sous {{offer.demoReplyHours}} heures.',
  compare: 'Tout comparer',
  schedule: {
    title: 'Prix des formules',
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
    lead: 'Chaque ligne a un numéro, que vous pouvez citer dans un message ou une commande.',
    of: 'Contenu de la formule {{plan}}',
  },
  /** The way into each plan. */
  enter: { trial: 'Essayer {{plan}}', quote: 'Demander un devis' },
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
  } satisfies Readonly<Record<PlanId, { purpose: string; lines: string[] }>>,
  offers: {
    title: 'Essais, garanties et aide',
    try: 'Essayer',
    commit: 'S’engager',
    help: 'Obtenir de l’aide',
    items: {
      trial: {
        figure: '{{offer.trialDays}} jours',
        title: 'Essai sans carte bancaire',
        text: 'Vous choisissez une formule de cette page et vous l’essayez.',
      },
      login: {
        figure: '{{offer.loginTrialDays}} jours',
        title: 'Essai de toutes les fonctionnalités',
        text: 'Pour cet autre essai, vous n’avez pas de formule à choisir.',
      },
      refund: {
        figure: '{{offer.refundDays}} jours',
        title: 'Satisfait ou remboursé',
        text: 'Écrivez-nous dans ce délai si l’abonnement ne vous convient pas.',
      },
      setup: {
        figure: '{{offer.setupFee}}',
        title: 'Frais de mise en service',
        text: 'Vous ne payez que l’abonnement.',
      },
      support: {
        figure: '24 h/24',
        title: 'Support joignable 7 jours sur 7',
        text: 'Écrivez-nous à toute heure, nuit et week-end compris. Nous vous répondons sous {{offer.supportReplyHours}} heures.',
      },
      demo: {
        figure: '{{offer.demoMinutes}} minutes',
        title: 'Démonstration',
        text: 'Nous répondons à votre demande sous {{offer.demoReplyHours}} heures.',
      },
    },
    ways: { trial: 'Choisir une formule', login: 'Commencer cet essai' },
  },
  questions: {
    title: 'Avant de choisir',
    lead: 'Vous avez une autre question ? Écrivez-nous.',
    items: [
      {
        question: 'Les prix comprennent-ils la TVA ?',
        answer:
          'Non. Ils sont en euros, hors taxes et par mois. La TVA s’y ajoute, au taux en vigueur. Avant tout paiement, nous vous donnons le prix total, la durée et les conditions de résiliation.',
      },
      {
        question: 'Pourquoi deux durées d’essai ?',
        answer:
          'Parce que nous proposons deux essais : {{offer.trialDays}} jours sans carte bancaire pour essayer une formule de cette page, ou {{offer.loginTrialDays}} jours avec toutes les fonctionnalités. Vous choisissez l’un ou l’autre depuis cette page. Au début de l’essai, nous vous rappelons sa durée.',
      },
      {
        question: 'L’essai sans carte devient-il payant automatiquement ?',
        answer:
          'Non. Sans votre carte, nous ne pouvons rien prélever : l’essai ne devient un abonnement que si vous le demandez.',
      },
      {
        question: 'Comment demander le remboursement ?',
        answer:
          'Écrivez à {{email.support}} dans les {{offer.refundDays}} jours. Votre confirmation de commande indique quand ce délai commence et comment nous vous remboursons.',
      },
      {
        question:
          'Et si {{plan.starter.alerts}} alertes ou {{plan.starter.sectors}} secteurs ne suffisent pas ?',
        answer:
          'Ce sont les deux limites de la formule {{plan.starter.name}}. Avec {{plan.professional.name}}, les alertes sont illimitées et nous suivons tous les secteurs.',
      },
      {
        question: 'Une formule plus chère augmente-t-elle mes chances ?',
        answer:
          'Non. Elle suit plus de secteurs, détaille l’analyse et se connecte à vos outils. Dans toutes les formules, le score est une estimation : il ne vous garantit aucun marché.',
      },
      {
        question: 'Comment obtenir un devis {{plan.enterprise.name}} ?',
        answer:
          'Demandez une démo : nous répondons sous {{offer.demoReplyHours}} heures. En {{offer.demoMinutes}} minutes, vous décrivez le volume, la veille, les intégrations et le déploiement voulus.',
      },
    ],
  },
  call: {
    title: 'Voyez la plateforme avant de choisir',
    text: 'Une démo de {{offer.demoMinutes}} minutes suffit pour savoir si l’une des formules vous convient.',
    button: 'Demander une démo',
  },
  printed: 'Prix en euros hors taxes. Version en ligne : {{address}}',
};
