import { formatPoints } from '#i18n/format.ts';
import { product } from '#i18n/messages/product/index.ts';
import { useMessages, type Translate } from '#i18n/translate.ts';
import type { Locale } from '#locales.ts';
import { BOUNDS, POINTS } from '#rules/points.ts';

/** The published formula: each factor, then every case of it with its points, from the tables that the code applies. */
export function formulaRows(locale: Locale): [factor: string, cases: string][] {
  const t = useMessages(locale, product);
  const cases = (list: readonly (readonly [label: string, points: number])[]) =>
    list.map(([label, points]) => `${label}\u00A0${formatPoints(points, locale)}`).join('\u00A0· ');
  const labels = t('scoring.factors');
  const name = t('scoring.names');
  return [
    [name.start, t('scoring.bands.start', { points: POINTS.start })],
    [name.sector, cases([[labels.sector, POINTS.sector]])],
    [name.references, cases(keyed(POINTS.references, labels.references))],
    [name.region, cases(keyed<keyof typeof POINTS.region>(POINTS.region, labels.region))],
    [name.capacity, cases(POINTS.capacity.map(({ level, points }) => [labels.capacity[level], points]))],
    [name.criteria, t('scoring.bands.criteria')],
    [name.incumbency, cases(keyed(POINTS.incumbency, labels.incumbency))],
    [name.deadline, cases(POINTS.deadline.map(({ fromDays, points }) => [daysLabel(fromDays, t), points]))],
    [name.requirements, cases(keyed(POINTS.requirements, t('scoring.bands.requirements')))],
    [name.limit, t('scoring.bands.limit', { ...BOUNDS })],
  ];
}

function daysLabel(fromDays: number, t: Translate<typeof product>): string {
  if (fromDays > 0) return t('scoring.bands.fromDays', { days: fromDays });
  return t('scoring.bands.underDays', { days: POINTS.deadline[1].fromDays });
}

/** The points of named cases with the words for each; Object.keys forgets the names that the type knows. */
function keyed<Name extends string>(
  points: Readonly<Record<Name, number>>,
  words: Readonly<Record<Name, string>>,
) {
  return (Object.keys(points) as Name[]).map((key) => [words[key], points[key]] as const);
}
