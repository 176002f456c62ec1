import { LOCALES } from '#locales.ts';
import { LETTERS } from '#routes.ts';
import { unsourcedFigures } from '../claims/statements.ts';
import { COLLECTIONS, editionOf } from '../collections.ts';
import type { FileProblem, Problem } from '../problem.ts';
import type { Text } from './text.ts';

/** Most words of an edition: it announces, and what it announces is on the site. */
const MOST_WORDS = 600;

/** Refuses what an edition of the newsletter cannot hold: a mail carries no image and no place to jump to. */
export function checkLetter(text: Text): Problem[] {
  const { collection, id, letter, locale, isDraft, today, body, words, bodyLine, lineOf } = text;
  if (collection !== 'newsletter') return [];
  const problems: Problem[] = [];
  const report = (line: number, field: string, message: string, isNotice = false) =>
    problems.push({ line, field, message, ...(isNotice && { severity: 'warning' as const }) });
  for (const { line } of body.images)
    report(line, 'image', 'une lettre n’a pas d’image : les messageries les cachent. Dites-le en une phrase');
  for (const { line, name } of body.noteReferences)
    report(line, 'notes', `une lettre n’a pas de note : dites la source de [^${name}] dans la phrase`);
  for (const { line, url } of body.links)
    if (url.startsWith('#')) report(line, 'liens', `${url} : une lettre ne mène qu’à des pages`);
  for (const { line, figures } of unsourcedFigures(body)) {
    const stated = `« ${figures.join(' », « ')} » sans source`;
    report(line, 'corps', `${stated} : dans la même partie, menez à la page qui la donne`, isDraft);
  }
  if (words > MOST_WORDS)
    report(bodyLine, 'corps', `${words} mots : une lettre en compte ${MOST_WORDS} au plus`, true);
  if (letter === undefined) return problems;
  const said = String(letter.share?.percent).replace('.', locale === 'fr' ? ',' : '.');
  const isSaid = new RegExp(`(?<!\\d)${said}[ \u00A0\u202F]?%`);
  if (letter.share !== undefined && !body.texts.some((own) => isSaid.test(own.text))) {
    const remedy = 'dites-le, avec la page qui donne sa source';
    report(lineOf(['share', 'percent']), 'share.percent', `${said} % n’est pas dans le texte : ${remedy}`);
  }
  const { date } = letter;
  if (!id.startsWith(`${date}-`))
    report(
      lineOf(['date']),
      'date',
      `le dossier ${editionOf(id)} ne commence pas par ${date} : mettez le même jour`,
    );
  else if (date > today && !isDraft)
    report(lineOf(['date']), 'date', `la lettre paraîtra, et pourra partir, à partir du ${date}`, true);
  if (isDraft) report(lineOf(['draft']), 'draft', 'brouillon : visible avec npm run dev seulement', true);
  return problems;
}

/** An edition is written in each language, for the subscribers of each; its themes and its day are the same. */
export function checkLanguages(texts: readonly Text[]): FileProblem[] {
  const letters = texts.filter(({ collection }) => collection === 'newsletter');
  const editions = Map.groupBy(letters, ({ id }) => editionOf(id));
  return [...editions].flatMap(([edition, versions]) => {
    const missing = LOCALES.filter(
      (locale) => locale in LETTERS && !versions.some((version) => version.locale === locale),
    );
    const file = (locale: string) => `${COLLECTIONS.newsletter.folder}/${edition}/${locale}.md`;
    const isDraft = versions.every((version) => version.isDraft);
    const lacking = missing.map((locale) => ({
      file: file(locale),
      line: 1,
      field: 'fichier',
      message: 'manque : écrivez la lettre dans cette langue, pour ceux qui s’y sont inscrits',
      ...(isDraft && { severity: 'warning' as const }),
    }));
    const [model, ...others] = versions;
    const different = others.flatMap(({ file: own, letter, lineOf }) => {
      if (model?.letter === undefined || letter === undefined) return [];
      const one = model.letter;
      const field = (['themes', 'draft'] as const).find((name) => String(one[name]) !== String(letter[name]));
      if (field === undefined) return [];
      const line = lineOf([field]);
      return [{ file: own, line, field, message: `n’est pas celui de ${model.file} : mettez le même` }];
    });
    return [...lacking, ...different];
  });
}
