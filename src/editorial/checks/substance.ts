import { factNames, unknownFact } from '../../i18n/facts.ts';
import type { Problem } from '../problem.ts';
import type { Text } from './text.ts';

/** Marks what an editor has not written yet, in the template of a new article. */
export const TO_REPLACE = 'À REMPLACER';

/** How many words an article should have. Outside of it, the editor gets a warning. */
export const WORDS = { min: 1200, max: 2200 } as const;

/** An article has a table, a checklist and no mark left of the template; in a draft these are warnings. */
export function checkSubstance({ collection, article, body, bodyLine, pieces, words }: Text): Problem[] {
  const draft = article?.draft === true ? { severity: 'warning' as const } : {};
  const problems: Problem[] = pieces
    .filter(({ text }) => text.includes(TO_REPLACE))
    .map(({ line, field }) => ({
      line,
      field,
      message: `« ${TO_REPLACE} » est resté du modèle : écrivez le vôtre`,
      ...draft,
    }));
  if (collection !== 'articles') return problems;
  const report = (message: string, rest: Partial<Problem> = draft) =>
    problems.push({ line: bodyLine, field: 'corps', message, ...rest });
  if (body.tables === 0)
    report('il manque un tableau : une ligne d’en-têtes | A | B |, puis | --- | --- |, puis les lignes');
  if (body.checklists === 0)
    report('il manque une liste à cocher. Exemple : - [ ] La date de fin est vérifiée');
  if (body.images.length === 0)
    report('aucun dessin : ajoutez-en un si une figure dit mieux que le texte', { severity: 'warning' });
  if (words < WORDS.min || words > WORDS.max)
    report(`${words} mots : un article en compte de ${WORDS.min} à ${WORDS.max}`, { severity: 'warning' });
  return problems;
}

/** Each `{{fact}}` is one of the site's. */
export function checkFacts({ pieces, body, locale }: Text): Problem[] {
  const links = body.links.map(({ line, url }) => ({ line, field: 'liens', text: url }));
  return [...pieces, ...links].flatMap(({ line, field, text }) => {
    const unknown = unknownFact(text, locale);
    if (unknown === undefined) return [];
    const names = factNames().map((name) => `{{${name}}}`);
    return [{ line, field, message: `${unknown} ne correspond à rien. Admis : ${names.join(', ')}` }];
  });
}
