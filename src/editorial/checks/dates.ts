import type { Problem } from '../problem.ts';
import type { Text } from './text.ts';

/** No update before publication, and no day in the future but that of publication. */
export function checkDates({ article, updated, today, lineOf }: Text): Problem[] {
  const problems: Problem[] = [];
  const report = (path: readonly PropertyKey[], message: string, severity?: 'warning') =>
    problems.push({ line: lineOf(path), field: path.join('.'), message, ...(severity && { severity }) });
  if (updated !== undefined && updated > today && updated > (article?.date ?? today))
    report(
      ['updated'],
      `${updated} est dans le futur : mettez le jour de la modification, ${today} au plus tard`,
    );
  if (article === undefined) return problems;
  const { date, checked, draft } = article;
  if (article.updated < date)
    report(
      ['updated'],
      `${article.updated} précède la publication (date : ${date}) : mettez ce jour ou un suivant`,
    );
  if (checked > today)
    report(['checked'], `${checked} est dans le futur : mettez le jour où les sources ont été relues`);
  if (date > today && !draft)
    report(['date'], `l’article paraîtra à la première mise en ligne à partir du ${date}`, 'warning');
  if (draft) report(['draft'], 'brouillon : visible avec npm run dev seulement', 'warning');
  article.sources.forEach((source, index) => {
    const path = ['sources', index, 'date'];
    if (source.date > today) report(path, `${source.date} est dans le futur : mettez la date de la source`);
    else if (!exists(source.date))
      report(path, `${source.date} n'existe pas : vérifiez le mois et le jour. Exemple : 2025-12-30`);
  });
  return problems;
}

/** Whether a year, a month or a day is in the calendar. */
function exists(date: string): boolean {
  const [year = '', month = '01', day = '01'] = date.split('-');
  const full = `${year}-${month}-${day}`;
  const parsed = new Date(`${full}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(full);
}
