import type { INCLUDED, PlanId } from '#site.ts';

/** The price list. Names, prices and limits come from `site.ts`; what is keyed by a plan's id follows PLANS. */
export const pricing = {
  seoTitle: 'Tarifs : les formules comparées ligne par ligne',
  description:
    '{{plans.prices}} HT par mois, {{plans.onQuote}} sur devis. Essai de {{offer.trialDays}} jours sans carte bancaire.',
  lead: '{{offer.trialDays}} jours d’essai, sans carte bancaire. Mise en service gratuite.',
  price: {
    monthly: 'HT par mois',
    quote: 'Sur devis',
    quoteNote: 'chiffré avec vous',
  },
  marks: {
    mostPopular: 'La plus populaire, selon nous',
    premium: 'Premium',
  },
  /** Lines that decide between the plans; `plans` has the values in this order. */
  lines: ['Alertes', 'Secteurs', 'Score', 'Aide'],
  /** The way into each plan. */
  enter: { trial: 'Essayer {{plan}}', quote: 'Demander un devis' },
  plans: {
    starter: {
      purpose: 'Pour commencer',
      lines: ['{{plan.starter.alerts}} par mois', '{{plan.starter.sectors}}', 'IA, de base', 'Par e-mail'],
    },
    professional: {
      purpose: 'Pour répondre souvent',
      lines: ['Illimitées', 'Tous', 'Avancé, avec analyse des concurrents', 'Prioritaire'],
    },
    enterprise: {
      purpose: 'Pour plusieurs équipes',
      lines: [
        'À votre volume',
        'Veille sur mesure',
        'IA et apprentissage automatique personnalisés',
        'Responsable de compte dédié',
      ],
    },
  } satisfies Readonly<Record<PlanId, { purpose: string; lines: string[] }>>,
  /** Terms of every plan; `names` are those that the owner gives in `site.ts`. */
  terms: {
    title: 'Pour toutes les formules',
    rows: [
      ['Satisfait ou remboursé', '{{offer.refundDays}} jours'],
      [
        'Support',
        '24 h/24, 7 jours sur 7 : écrivez à toute heure, nous répondons sous {{offer.supportReplyHours}} heures. {{plan.starter.name}} : par e-mail ; {{plan.professional.name}} : en priorité ; {{plan.enterprise.name}} : par votre responsable de compte',
      ],
      [
        'Démonstration',
        '{{offer.demoMinutes}} minutes ; réponse sous {{offer.demoReplyHours}} heures, {{offer.replyHours}}',
      ],
    ],
    names: {
      seats: 'Utilisateurs compris',
      commitment: 'Engagement',
      notice: 'Préavis de résiliation',
      payment: 'Paiement : bon de commande, virement',
    },
  },
  methods: {
    title: 'Et sans nous ?',
    columns: ['Votre méthode', 'Ce qu’elle lit', 'Ce qu’elle décide', 'Ce qu’elle vous coûte'],
    rows: [
      [
        'Alertes du BOAMP',
        'Les avis du BOAMP, selon vos critères',
        'Rien : vous triez les avis reçus',
        'La lecture des avis reçus',
      ],
      ['Tableur', 'Ce que vous y recopiez', 'Ce que vos formules disent', 'La saisie, puis la mise à jour'],
      [
        'Agrégateur',
        'Les avis de plusieurs sources',
        'Selon l’outil : un tri, parfois une note',
        'L’abonnement, et la lecture des avis retenus',
      ],
      [
        'Consultant',
        'Les dossiers que vous lui confiez',
        'Il vous conseille, dossier par dossier',
        'Ses honoraires',
      ],
      [
        '{{product}}',
        'Les avis de plus de {{claim.sources}} sources, selon notre comptage',
        'Il estime vos chances et donne ses raisons ; vous décidez',
        'L’abonnement, et la lecture des avis à votre portée',
      ],
    ],
  },
  questions: {
    title: 'Avant de choisir',
    lead: 'Une autre question ? Écrivez-nous.',
    trial: 'Commencer l’essai de {{offer.loginTrialDays}} jours',
    items: [
      {
        question: 'Les prix comprennent-ils la TVA ?',
        answer:
          'Non : ils sont hors taxes et par mois. Avant tout paiement, nous vous donnons le prix total, la durée et les conditions de résiliation.',
      },
      {
        question: 'Pourquoi deux durées d’essai ?',
        answer:
          'Vous avez le choix : {{offer.trialDays}} jours sans carte bancaire pour essayer une formule de cette page, ou {{offer.loginTrialDays}} jours avec toutes les fonctionnalités.',
      },
      {
        question: 'Un essai devient-il payant automatiquement ?',
        answer: 'Non, ni l’un ni l’autre : aucun ne devient un abonnement si vous ne le demandez pas.',
      },
      {
        question: 'Comment demander le remboursement ?',
        answer:
          'Écrivez à {{email.support}} dans les {{offer.refundDays}} jours qui suivent votre premier paiement. Nous vous remboursons la totalité, par le même moyen de paiement, sous quatorze jours.',
      },
      {
        question: 'Une formule plus chère augmente-t-elle mes chances ?',
        answer:
          'Non. Elle suit plus de secteurs, détaille l’analyse et se connecte à vos outils. Le score reste une estimation.',
      },
    ],
  },
  printed: 'Prix en euros hors taxes. Version en ligne : {{address}}',
};

/** A point of the comparison: words for each plan, or yes and no (`INCLUDED` in `site.ts`) with words where it is neither. */
type Row =
  | { readonly label: string; readonly cells: Readonly<Record<PlanId, string>> }
  | {
      readonly label: string;
      readonly included: keyof typeof INCLUDED;
      readonly cells: Readonly<Partial<Record<PlanId, string>>>;
    };

/** The words of the comparison. */
export interface Comparison {
  readonly title: string;
  readonly caption: string;
  readonly criterion: string;
  readonly yes: string;
  readonly no: string;
  readonly rows: readonly Row[];
}

/** The comparison, point by point: what the cards of the plans do not say. */
export const comparison: Comparison = {
  title: 'Ligne par ligne',
  caption: 'Ce que comprend chaque formule. « Selon devis » : nous le fixons avec vous, par écrit.',
  criterion: 'Critère',
  yes: 'Oui',
  no: 'Non',
  rows: [
    {
      label: 'Réception des alertes',
      cells: { starter: 'E-mail', professional: 'E-mail, Slack, Teams', enterprise: 'Selon devis' },
    },
    {
      label: 'Tableau de bord',
      cells: { starter: 'Simple', professional: 'Complet', enterprise: 'Personnalisé' },
    },
    { label: 'Rapports personnalisés', included: 'reports', cells: { enterprise: 'Selon devis' } },
    { label: 'CRM', included: 'crm', cells: { enterprise: 'Intégrations complètes' } },
    { label: 'API', included: 'api', cells: { enterprise: 'Intégrations complètes' } },
    { label: 'Formation des équipes', included: 'training', cells: {} },
    { label: 'Engagement de niveau de service (SLA)', included: 'serviceLevel', cells: {} },
    {
      label: 'Déploiement sur vos serveurs (on-premise)',
      included: 'onPremise',
      cells: { enterprise: 'Possible' },
    },
  ],
};
