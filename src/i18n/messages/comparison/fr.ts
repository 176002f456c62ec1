import type { INCLUDED, PlanId } from '../../../site.ts';

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
  readonly groups: readonly { readonly title: string; readonly rows: readonly Row[] }[];
}

/** The comparison, point by point. */
export const comparison: Comparison = {
  title: 'La comparaison complète',
  caption:
    'Les formules, groupe par groupe. « Selon devis » signifie que nous fixons ce point avec vous, par écrit.',
  criterion: 'Critère',
  yes: 'Oui',
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
        { label: 'Analyse des concurrents', included: 'competitors', cells: { enterprise: 'Selon devis' } },
        { label: 'Apprentissage automatique personnalisé', included: 'learning', cells: {} },
        {
          label: 'Tableau de bord',
          cells: { starter: 'Simple', professional: 'Complet', enterprise: 'Personnalisé' },
        },
        { label: 'Rapports personnalisés', included: 'reports', cells: { enterprise: 'Selon devis' } },
      ],
    },
    {
      title: 'Intégrations',
      rows: [
        { label: 'CRM', included: 'crm', cells: { enterprise: 'Intégrations complètes' } },
        { label: 'API', included: 'api', cells: { enterprise: 'Intégrations complètes' } },
        { label: 'Déploiement sur vos serveurs', included: 'onPremise', cells: { enterprise: 'Possible' } },
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
        { label: 'Formation des équipes', included: 'training', cells: {} },
        { label: 'Engagement de niveau de service (SLA)', included: 'serviceLevel', cells: {} },
      ],
    },
  ],
};
