import type { Profile } from '#schemas/profile.ts';
import { fill } from '#schemas/forms/wording.ts';
import { formatEuros, formatList } from '../format.ts';
import { teamSizeLabels } from '../explain.ts';
import type { Localization } from '../localization.ts';

const MOST_NAMED_REGIONS = 3;

/** The profile in a line, with the filters that are set: `Bâtiment · Bretagne · 11 à 50 personnes`. */
export function summarizeProfile(profile: Profile, localization: Localization): string {
  const { texts } = localization;
  const { teamSize, turnover, references, strengths, qualifications } = profile;
  const parts = [
    texts.trades[profile.trade],
    nameRegions(profile.regions, localization),
    fill(texts.summary.team, { size: teamSizeLabels(texts)[teamSize] }),
    ...(turnover === null
      ? []
      : [fill(texts.summary.turnover, { amount: formatEuros(turnover, localization.locale) })]),
    texts.referencesChip[references],
    ...(strengths.length === 0
      ? []
      : [fill(texts.summary.strengths, { list: nameList(strengths, texts.strengthNames, localization) })]),
    ...qualifications.map((name) => texts.qualifications[name]),
    ...nameFilters(profile, localization),
  ];
  return parts.join(' · ');
}

function nameRegions(regions: Profile['regions'], localization: Localization): string {
  const { texts } = localization;
  if (regions.length === 0 || regions.length > MOST_NAMED_REGIONS)
    return fill(texts.summary.regions, { count: regions.length });
  return nameList(regions, texts.regions, localization);
}

function nameList<Name extends string>(
  names: readonly Name[],
  labels: Readonly<Record<Name, string>>,
  { locale }: Localization,
): string {
  return formatList(
    names.map((name) => labels[name]),
    locale,
  );
}

function nameFilters(profile: Profile, { texts, locale }: Localization): string[] {
  const { summary } = texts;
  const { budgetMin, budgetMax, deadlineMin, status } = profile;
  return [
    ...(budgetMin > 0 ? [fill(summary.budgetMin, { budget: formatEuros(budgetMin, locale) })] : []),
    ...(budgetMax === null ? [] : [fill(summary.budgetMax, { budget: formatEuros(budgetMax, locale) })]),
    ...(deadlineMin > 0 ? [fill(summary.deadlineMin, { days: deadlineMin })] : []),
    ...(status === 'any' ? [] : [texts.statuses[status]]),
  ];
}
