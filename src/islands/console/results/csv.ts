import { CSV_BOM, csvLine } from '../../../schemas/csv.ts';
import { dayAfter } from '../format.ts';
import type { Explained } from '../explain.ts';
import type { Localization } from '../localization.ts';

/** The rows as a CSV file that a spreadsheet of the language opens: a mark of encoding, its separator, plain numbers. */
export function toCsv(rows: readonly Explained[], { texts, locale, today }: Localization): string {
  const { csv, groups, statuses, regions, sample } = texts;
  const columns: [title: string, value: (row: Explained) => string | number][] = [
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
    [csv.deadline, ({ tender }) => dayAfter(today, tender.deadlineInDays).toISOString().slice(0, 10)],
    [csv.days, ({ tender }) => tender.deadlineInDays],
    [csv.duration, ({ tender }) => tender.durationMonths],
    [csv.holder, ({ tender }) => tender.holder],
    [csv.status, ({ tender }) => statuses[tender.status]],
    [csv.price, ({ tender }) => tender.criteria.price],
    [csv.quality, ({ tender }) => tender.criteria.quality],
    [csv.performance, ({ tender }) => tender.criteria.performance],
  ];
  // Where a comma is the decimal sign, spreadsheets separate by semicolons.
  const separator = locale === 'fr' ? ';' : ',';
  const lines = [
    columns.map(([title]) => title),
    ...rows.map((row) => columns.map(([, value]) => value(row))),
  ];
  return CSV_BOM + lines.map((line) => csvLine(line, separator)).join('');
}

/** Downloads a text as a file. */
export function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
