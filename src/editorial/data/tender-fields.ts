import { formatAmount, formatMoney, formatPercent, formatPoints } from '#i18n/format.ts';
import { analysis } from '#i18n/messages/analysis/index.ts';
import { product } from '#i18n/messages/product/index.ts';
import { useMessages } from '#i18n/translate.ts';
import type { Locale } from '#locales.ts';
import { CRITERIA } from '#schemas/profile.ts';
import type { Tender } from '#schemas/content/tender.ts';
import { caseOf, figuresOf } from '#rules/case.ts';
import { GROUP_MINIMUM } from '#rules/ranking.ts';
import { stairOf, type Score } from '#rules/score.ts';
import { CURRENCY } from '#site.ts';
import type { ScoredSample } from './tenders.ts';

/** The fields of a tender as pages show them, as name and value ready to print. */
export function tenderFields(tender: Tender, locale: Locale) {
  const t = useMessages(locale, analysis, product);
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

/** A scored sample as a row of a list. */
export function tenderRow({ tender, score }: ScoredSample, locale: Locale) {
  const t = useMessages(locale, analysis, product);
  const budget = formatAmount(tender.budgetEurExVat, locale);
  const days = t('scoring.tender.days', { days: tender.deadlineInDays });
  return {
    percent: score.percent,
    figure: formatPercent(score.percent, locale),
    title: tender.title[locale],
    // Budget and deadline stay on one line: alone, `· J−36` says nothing.
    details: `${tender.buyer[locale]}\u00A0· ${budget}\u00A0·\u00A0${days.replaceAll(' ', '\u00A0')}`,
    levels: [GROUP_MINIMUM.study, GROUP_MINIMUM.play],
  };
}

/** The award criteria with their weights, as a number to draw and as text. */
export function tenderCriteria({ criteria }: Tender, locale: Locale) {
  const t = useMessages(locale, analysis, product);
  return CRITERIA.map((name) => ({
    name: t(`scoring.tender.${name}`),
    weight: criteria[name],
    figure: formatPercent(criteria[name], locale),
  }));
}

/** A score as the drawing of the stair takes it: its steps, where they lead, and the levels of the advice. */
export function stairFields({ factors, percent, range }: Score, locale: Locale) {
  const t = useMessages(locale, analysis, product);
  return {
    steps: stairOf(factors).map(({ factor, from, to }) => ({
      id: factor.id,
      name: t(`scoring.factors.${caseOf(factor)}`, figuresOf(factor)),
      figure: factor.id === 'start' ? String(factor.points) : formatPoints(factor.points, locale),
      from,
      to,
    })),
    result: {
      name: t('scoring.tender.chance'),
      percent,
      figure: formatPercent(percent, locale),
      note: t('scoring.tender.range', { ...range }),
    },
    levels: (['play', 'study'] as const).map((group) => ({
      at: GROUP_MINIMUM[group],
      name: `${formatPercent(GROUP_MINIMUM[group], locale)} ${t(`analysis.groups.${group}`)}`,
    })),
  };
}
