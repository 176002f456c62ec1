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
