import { buildTime } from '../build-time.ts';

/** The calendar day in Paris, as front matter writes days. */
export function todayInParis(now = buildTime()): string {
  return new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris' }).format(now);
}

/** Whether a site built that day shows an article: from its own day on, unless it is a draft. */
export function isPublished(
  article: { readonly draft: boolean; readonly date: string },
  today: string,
): boolean {
  return !article.draft && article.date <= today;
}
