import type { INCLUDED, Plan } from '#site.ts';

/** The price list. Names, prices and limits come from `site.ts`; what is keyed by a plan's id follows PLANS. */
export const pricing = {
  seoTitle: 'Tarifs : les formules comparées ligne par ligne',
  description:
    '{{plans.prices}} HT par mois, {{plans.onQuote}} sur devis. Essai de {{offer.trialDays}} jours sans carte bancaire.',
  title: 'Des prix publics, et {{offer.trialDays}} jours pour essayer.',
  price: {
    monthly: 'HT par mois',
    quote: 'Sur devis',
    quoteNote: 'selon vos besoins',
  },
  marks: {
    mostPopular: 'La plus choisie',
    premium: 'Premium',
  },
  /** Accessible names of the buttons of plans: the request and the plan. */
  enter: {
    trial: 'Demander l’essai de {{offer.trialDays}} jours',
    quote: 'Demander un devis',
    plan: ' : formule {{plan}}',
  },
  plans: {
    starter: {
      purpose: 'Pour commencer',
      lines: [
        '{{plan.starter.alerts}} alertes par mois',
        '{{plan.starter.sectors}} secteurs',
        'Score simple',
        'Aide par e-mail',
      ],
    },
    professional: {
      purpose: 'Pour répondre chaque mois',
      lines: [
        'Alertes illimitées',
        'Tous les secteurs',
        'Score avancé, avec analyse des concurrents',
        'Aide prioritaire, CRM, API, Slack, Teams',
      ],
    },
    enterprise: {
      purpose: 'Pour plusieurs équipes',
      lines: [
        'Volume convenu',
        'Veille sur mesure',
        'IA et apprentissage personnalisés',
        'Responsable dédié, formation, SLA',
      ],
    },
  } satisfies Readonly<Record<Plan['id'], { purpose: string; lines: string[] }>>,
  /** Facts of every plan, under the cards; those of `terms` only where the owner gives them in `site.ts`. */
  facts: {
    title: 'Pour toutes les formules',
    rows: [
      ['Satisfait ou remboursé', '{{offer.refundDays}} jours'],
      ['Essai', '{{offer.trialDays}} jours, sans carte'],
      ['Mise en service', '{{offer.setupFee}}'],
      ['Support', '24 h/24, 7 j/7'],
      ['Réponse du support', 'sous {{offer.supportReplyHours}} heures'],
    ],
    terms: {
      seats: 'Utilisateurs compris',
      commitment: 'Engagement',
      notice: 'Préavis de résiliation',
      payment: 'Paiement',
    },
  },
  /** Arithmetic: an example of a reply beside the price of a plan. */
  cost: {
    title: 'Une réponse écrite pour rien coûte {{months}} mois de {{plan}}.',
    reply: 'une réponse : {{days}} jours à {{rate}} (exemple)',
    months: '{{months}} mois à {{price}} HT',
    own: 'Faites le calcul avec vos chiffres',
  },
  questions: {
    title: 'Avant de choisir',
    lead: 'Une autre question ? Écrivez-nous.',
    items: [
      {
        question: 'Les prix comprennent-ils la TVA ?',
        answer:
          'Non : ils sont hors taxes et par mois. Avant tout paiement, nous vous donnons le prix total, la durée et les conditions de résiliation.',
      },
      {
        question: 'Un essai devient-il payant automatiquement ?',
        answer: 'Non : il ne devient un abonnement que si vous le demandez.',
      },
      {
        question: 'Comment demander le remboursement ?',
        answer:
          'Écrivez à {{email.support}} dans les {{offer.refundDays}} jours qui suivent votre premier paiement. Nous vous remboursons la totalité, par le même moyen de paiement, sous quatorze jours.',
      },
      {
        question: 'Un consultant peut-il s’en servir pour ses clients ?',
        answer:
          'Oui : il peut calculer un score pour son client et le citer dans sa note, avec sa date et ses raisons. Il ne revend pas l’accès.',
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
  | { readonly label: string; readonly cells: Readonly<Record<Plan['id'], string>> }
  | {
      readonly label: string;
      readonly included: keyof typeof INCLUDED;
      readonly cells: Readonly<Partial<Record<Plan['id'], string>>>;
    };

/** The words of the comparison. */
export interface Comparison {
  readonly title: string;
  readonly caption: string;
  readonly criterion: string;
  /** Names the choice of a plan, where one column shows. */
  readonly choice: string;
  readonly yes: string;
  readonly no: string;
  readonly rows: readonly Row[];
}

/** The comparison, point by point: what the cards of the plans do not say. */
export const comparison: Comparison = {
  title: 'Les formules, ligne par ligne',
  caption: 'Ce que comprend chaque formule. « Selon devis » : nous le fixons avec vous, par écrit.',
  criterion: 'Critère',
  choice: 'Formule affichée',
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
    {
      label: 'Support',
      cells: {
        starter: 'Par e-mail',
        professional: 'En priorité',
        enterprise: 'Par votre responsable de compte',
      },
    },
    {
      label: 'Analyse des concurrents',
      cells: {
        starter: 'Non',
        professional: 'Qui a obtenu des marchés comparables, à quel montant, chez quel acheteur',
        enterprise: 'Selon devis',
      },
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
