import { readCompetition } from '#competition/read.ts';
import { explorerData } from '#competition/words/explorer-data.ts';
import { describeFilter, describePlace } from '#competition/words/format-answer.ts';
import { formatAmount, formatNumber, formatPercent, formatPeriod, formatPoints } from '#i18n/format.ts';
import { analysis } from '#i18n/messages/analysis/index.ts';
import { product } from '#i18n/messages/product/index.ts';
import { useMessages } from '#i18n/translate.ts';
import type { Locale } from '#locales.ts';
import type { REGIONS } from '#schemas/profile.ts';
import { factorCase, factorFigures } from '#rules/case.ts';
import { VERDICT_MINIMUM } from '#rules/verdict.ts';
import type { Scored } from '#rules/ranking.ts';
import { stairSteps, type Score } from '#rules/score.ts';
import { tenderWords, type Sample } from './tenders.ts';

export function tenderRow({ tender, score }: Scored<Sample>, locale: Locale) {
  const t = useMessages(locale, analysis, product);
  const budget = formatAmount(tender.budgetEurExVat, locale);
  const days = tender.deadlineInDays;
  const due = days === null ? t('scoring.tender.upcoming') : t('scoring.tender.due', { days });
  return {
    score,
    texts: scoreTexts(locale),
    title: tender.title[locale],
    // Budget and deadline stay on one line: alone, the deadline says nothing.
    details: `${tender.buyer[locale]}\u00A0· ${budget}\u00A0·\u00A0${due.replaceAll(' ', '\u00A0')}`,
    verdict: t(`analysis.groups.${score.verdict}`),
  };
}

export function scoreTexts(locale: Locale) {
  const t = useMessages(locale, product);
  const names = tenderWords().regions.map((region) => [region.code, region[locale]] as const);
  return {
    storeys: t('scoring.storeys'),
    regions: Object.fromEntries(names) as Record<(typeof REGIONS)[number], string>, // the file names each region once
  };
}

/** Score as the drawing of the stair takes it: its steps, where they lead, and the levels of the verdicts. */
export function stairFields({ start, factors, estimate }: Score, locale: Locale) {
  const t = useMessages(locale, product);
  return {
    steps: stairSteps(factors).map(({ factor, from, to }) => ({
      id: factor.id,
      name: t(`scoring.factors.${factorCase(factor)}`, factorFigures(factor)),
      figure:
        factor.id === 'start'
          ? t(`scoring.stair.start.${start.kind}`, { percent: start.percent })
          : formatPoints(factor.points, locale),
      from,
      to,
    })),
    result: { name: t('scoring.tender.chance'), ...estimate, figure: rangeText(estimate, locale) },
    levels: (['play', 'study'] as const).map((verdict) => ({
      at: VERDICT_MINIMUM[verdict],
      figure: formatPercent(VERDICT_MINIMUM[verdict], locale),
      name: t(`scoring.storeys.levels.${verdict}`),
    })),
  };
}

export function rangeText({ low, high }: Score['estimate'], locale: Locale): string {
  return useMessages(locale, product)('scoring.stair.range', { low, high });
}

/** Sentence below a stair: the counted contracts behind its start, or the note on estimates where there are none. */
export function stairSource({ tender, score }: Scored<Sample>, locale: Locale): string {
  const t = useMessages(locale, product);
  const { evidence } = tender;
  const figures = readCompetition().find(({ source }) => source.id === evidence?.source.id);
  if (evidence === undefined || figures === undefined) return t('scoring.storeys.note');
  const data = explorerData(figures, locale);
  const choice = describeFilter(evidence.choice, data);
  return t('scoring.stair.source', {
    percent: score.start.percent,
    contracts: formatNumber(evidence.cell.contracts, locale),
    choice: choice.charAt(0).toLowerCase() + choice.slice(1),
    place: describePlace(evidence.choice, data),
    period: formatPeriod(evidence.cell.period, locale),
  });
}
