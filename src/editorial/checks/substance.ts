import type { Finding } from '../problem.ts';
import type { Text } from './text.ts';
import { TO_REPLACE } from '../new-article/template.ts';

/** Words that an article has: shorter, it answers nothing; longer, it is two articles. */
export const WORDS = { min: 1200, max: 2200 } as const;

/** What every article brings besides its prose. A draft is told so, and kept. */
export function checkSubstance({ collection, article, body, bodyLine, pieces, words }: Text): Finding[] {
  const draft = article?.draft === true ? { severity: 'warning' as const } : {};
  const findings: Finding[] = pieces
    .filter(({ text }) => text.includes(TO_REPLACE))
    .map(({ line, field }) => ({
      line,
      field,
      message: `« ${TO_REPLACE} » est resté du modèle : écrivez le vôtre`,
      ...draft,
    }));
  if (collection !== 'articles') return findings;
  const report = (message: string, rest: Partial<Finding> = draft) =>
    findings.push({ line: bodyLine, field: 'corps', message, ...rest });
  if (body.tables === 0)
    report('il manque un tableau : une ligne d’en-têtes | A | B |, puis | --- | --- |, puis les lignes');
  if (body.checklists === 0)
    report('il manque une liste à cocher. Exemple : - [ ] La date de fin est vérifiée');
  if (body.images.length === 0)
    report('aucun dessin : ajoutez-en un si une figure dit mieux que le texte', { severity: 'warning' });
  if (words < WORDS.min || words > WORDS.max)
    report(`${words} mots : un article en compte de ${WORDS.min} à ${WORDS.max}`, { severity: 'warning' });
  return findings;
}
