import { formatMoney } from '../i18n/format.ts';
import type { Translate } from '../i18n/translate.ts';
import type { Tender } from '../schemas/tender.ts';
import { CURRENCY } from '../site.ts';

/** What a page may say of a tender, as name and value ready to print. */
export function tenderFields(tender: Tender, t: Translate) {
  const { locale } = t;
  const budget = formatMoney(tender.budgetEurExVat, CURRENCY, locale);
  return {
    buyer: [t('scoring.tender.buyer'), tender.buyer[locale]],
    procedure: [t('scoring.tender.procedure'), tender.procedure[locale]],
    budget: [t('scoring.tender.budget'), t('scoring.tender.budgetValue', { budget })],
    deadline: [t('scoring.tender.deadline'), t('scoring.tender.days', { days: tender.deadlineInDays })],
    duration: [t('scoring.tender.duration'), t('scoring.tender.months', { months: tender.durationMonths })],
    holder: [t('scoring.tender.holder'), tender.previousHolder[locale]],
    lots: [t('scoring.tender.lots'), String(tender.lots)],
  } as const;
}
