import { globSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '#locales.ts';
import type { FileProblem } from '../problem.ts';

/** Reports a language without any text in one problem, in place of one for each word that it lacks. */
export function checkLanguages(root: string): FileProblem[] {
  const hasTexts = (locale: string) =>
    globSync(`content/{about,legal/*}/${locale}.md`, { cwd: path.resolve(root) }).length > 0;
  if (!LOCALES.some(hasTexts)) return [];
  return LOCALES.filter((locale) => !hasTexts(locale)).map((locale) => ({
    file: 'src/locales.ts',
    line: 2,
    field: locale,
    message: `cette langue demande content/about/${locale}.md, content/legal/*/${locale}.md, ses mots à côté du français dans content/*.yaml, content/tenders.json et src/site.ts, src/i18n/messages/*/${locale}.ts, et ses chemins dans src/routes.ts`,
  }));
}
