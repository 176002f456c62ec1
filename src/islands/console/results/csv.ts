import { toCsv, type Column } from '#client/csv-file.ts';
import { dueDay } from '#rules/working-days.ts';
import type { Explained } from '../explain.ts';
import type { Localization } from '../localization.ts';

/** The results as a CSV file. */
export function resultsCsv(rows: readonly Explained[], { texts, locale, today }: Localization): string {
  const { csv, groups, statuses, regions, sample } = texts;
  const columns: Column<Explained>[] = [
    [csv.id, ({ tender }) => tender.id],
    [csv.sample, () => sample],
    [csv.title, ({ tender }) => tender.title],
    [csv.buyer, ({ tender }) => tender.buyer],
    [csv.region, ({ tender }) => regions[tender.region.code]],
    [csv.group, ({ group }) => groups[group]],
    [csv.percent, ({ score }) => score.percent],
    [csv.low, ({ score }) => score.range.low],
    [csv.high, ({ score }) => score.range.high],
    [csv.budget, ({ tender }) => tender.budgetEurExVat],
    [csv.deadline, ({ tender }) => dueDay(today, tender.deadlineInDays).toISOString().slice(0, 10)],
    [csv.days, ({ tender }) => tender.deadlineInDays],
    [csv.duration, ({ tender }) => tender.durationMonths],
    [csv.holder, ({ tender }) => tender.holder],
    [csv.status, ({ tender }) => statuses[tender.status]],
    [csv.price, ({ tender }) => tender.criteria.price],
    [csv.quality, ({ tender }) => tender.criteria.quality],
    [csv.performance, ({ tender }) => tender.criteria.performance],
  ];
  return toCsv(columns, rows, locale);
}
