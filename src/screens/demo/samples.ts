import { sampleTenders, tenderWords } from '../../editorial/data/tenders.ts';
import { formatMoney, formatPercent } from '../../i18n/format.ts';
import { translator } from '../../i18n/translate.ts';
import type { Locale } from '../../locales.ts';
import { DEFAULT_PROFILE } from '../../schemas/profile.ts';
import { rank } from '../../rules/ranking.ts';
import { CURRENCY } from '../../site.ts';

/** How many samples there are. */
export const SAMPLE_COUNT = sampleTenders().length;

/** The notice beside the samples: everything in them is invented. */
export function sampleNotice(locale: Locale): string {
  return tenderWords().notice[locale];
}

/** The samples with their chances for the example profile, in groups, highest first; every value in words. */
export function sampleGroups(locale: Locale) {
  const t = translator(locale);
  return rank(sampleTenders(), DEFAULT_PROFILE, 'chance').map(({ id, rows }) => ({
    id,
    title: t(`analysis.groups.${id}`),
    rows: rows.map(({ tender, percent }) => ({
      title: tender.title[locale],
      buyer: tender.buyer[locale],
      budget: formatMoney(tender.budgetEurExVat, CURRENCY, locale),
      deadline: t('demo.console.days', { days: tender.deadlineInDays }),
      percent,
      figure: formatPercent(percent, locale),
    })),
  }));
}
