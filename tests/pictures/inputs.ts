import { hash } from 'node:crypto';
import { consoleData } from '#screens/demo/console-data.ts';
import type { Locale } from '#locales.ts';
import { rank } from '#rules/ranking.ts';
import { DEFAULT_PROFILE } from '#schemas/profile.ts';

/** Gives the digest of the text that the pictures of the finished console show in a language. */
export function digestOf(locale: Locale): string {
  const { texts, tenders } = consoleData(locale);
  const rows = rank(tenders, DEFAULT_PROFILE, 'chance').map(({ tender, percent, group }) => [
    tender.title,
    tender.buyer,
    tender.budget,
    tender.deadlineInDays,
    percent,
    texts.groups[group],
  ]);
  const { sample, open, reset, relaunch, profile, detail } = texts;
  return hash('sha256', JSON.stringify([rows, sample, open, reset, relaunch, profile, detail]));
}
