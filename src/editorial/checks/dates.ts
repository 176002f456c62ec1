import type { Problem } from '../problem.ts';
import type { Text } from './text.ts';

/** No update before publication, and no day in the future but that of publication. */
export function checkDates({ article, updated, today, lineOf }: Text): Problem[] {
  const problems: Problem[] = [];
  const report = (field: string, message: string, severity?: 'warning') =>
    problems.push({ line: lineOf([field]), field, message, ...(severity && { severity }) });
  const day = article?.date ?? today;
  if (updated !== undefined && updated > today && updated > day)
    report(
      'updated',
      `${updated} est dans le futur : mettez le jour de la modification, ${today} au plus tard`,
    );
  if (article === undefined) return problems;
  if (article.updated < article.date)
    report(
      'updated',
      `${article.updated} précède la publication (date : ${article.date}) : mettez ce jour ou un suivant`,
    );
  if (article.checked > today)
    report('checked', `${article.checked} est dans le futur : mettez le jour où les sources ont été relues`);
  if (article.date > today && !article.draft)
    report('date', `l’article paraîtra à la première mise en ligne à partir du ${article.date}`, 'warning');
  if (article.draft) report('draft', 'brouillon : visible avec npm run dev seulement', 'warning');
  article.sources.forEach(({ date }, index) => {
    if (date > today)
      problems.push({
        line: lineOf(['sources', index, 'date']),
        field: `sources.${index}.date`,
        message: `${date} est dans le futur : mettez la date de la source`,
      });
    else if (!exists(date))
      problems.push({
        line: lineOf(['sources', index, 'date']),
        field: `sources.${index}.date`,
        message: `${date} n'existe pas : vérifiez le mois et le jour. Exemple : 2025-12-30`,
      });
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
