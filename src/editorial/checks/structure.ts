import { factNames, fillFacts, unknownFact } from '../../i18n/facts.ts';
import type { Locale } from '../../locales.ts';
import { slugOf } from '../markdown/body.ts';
import type { Problem } from '../problem.ts';
import type { Text } from './text.ts';

/** Anchors that every article page already has. */
export const PAGE_ANCHORS: readonly string[] = ['main', 'score', 'questions', 'sources'];

/** The anchor of a heading, its facts filled. */
export function anchorOf(heading: string, locale: Locale): string {
  return slugOf(unknownFact(heading, locale) === undefined ? fillFacts(heading, locale) : heading);
}

/** Headings go down one step at a time from ##, and each can be linked to. */
export function checkOutline({ body, locale }: Text): Problem[] {
  const problems: Problem[] = [];
  const lines = new Map<string, number>();
  let above = 1;
  for (const { line, depth, text } of body.headings) {
    const report = (message: string) => problems.push({ line, field: 'titres', message });
    const anchor = anchorOf(text, locale);
    const first = lines.get(anchor);
    if (depth === 1) report('un titre # est déjà celui de la page (title) : commencez à ##');
    else if (depth > 3) report('deux niveaux suffisent : ## pour une partie, ### pour une sous-partie');
    else if (depth > above + 1) report(`le titre saute un niveau : écrivez ${'#'.repeat(above + 1)}`);
    if (anchor === '') report('un titre sans mot : écrivez-le, ou retirez la ligne');
    else if (PAGE_ANCHORS.includes(anchor))
      report(`« ${text} » est déjà un titre de la page : choisissez-en un autre`);
    else if (first !== undefined)
      report(`« ${text} » est déjà le titre de la ligne ${first} : changez l'un des deux`);
    lines.set(anchor, first ?? line);
    above = depth;
  }
  return problems;
}

/** Markdown signs left in a text because their syntax is wrong, and the right syntax. */
const LEFTOVERS: readonly (readonly [RegExp, string])[] = [
  [/\]\s?\(/, 'un lien n’a pas pris : [mots](/chemin), sans espace entre les crochets et la parenthèse'],
  [/\]\[/, 'un lien par référence n’a pas sa définition : écrivez [mots](/chemin)'],
  [/\[\^[^\]]*\]/, 'un appel de note n’a pas sa note : ajoutez une ligne « [^1]: … » à la fin du fichier'],
  [/\*\*|__/, 'un gras n’a pas pris : **mots**, sans espace après les étoiles'],
  [/^#{1,6}[^\s#]/, 'un titre n’a pas pris : mettez une espace après les #'],
  [/^\|.*\|\s*$/, 'un tableau n’a pas pris : une ligne vide avant, puis une ligne | --- | sous les en-têtes'],
  [/^\s*-?\s*\[[ xX]?\]/, 'une case à cocher n’a pas pris : écrivez « - [ ] à faire »'],
];

/** Raw HTML is refused, and so is Markdown that would show as it was typed. */
export function checkMarkup({ body, bodyLine, pieces }: Text): Problem[] {
  const problems: Problem[] = body.html.map(({ line, value }) => ({
    line,
    field: 'corps',
    message: `le HTML n'est pas admis (${shorten(value)}) : écrivez en Markdown`,
  }));
  for (const { line, text } of body.texts) {
    const [, message] = LEFTOVERS.find(([sign]) => sign.test(text)) ?? [];
    if (message !== undefined) problems.push({ line, field: 'corps', message });
  }
  for (const piece of pieces) {
    const fault = fieldFault(piece.text);
    if (fault !== undefined && piece.line < bodyLine)
      problems.push({ line: piece.line, field: piece.field, message: fault });
  }
  if (body.texts.length === 0)
    problems.push({ line: bodyLine, field: 'corps', message: 'le texte manque, sous la seconde ligne ---' });
  return [...problems, ...checkNotes(body)];
}

/** What a field of the front matter cannot hold. */
function fieldFault(text: string): string | undefined {
  if (/<[a-z!/?]/i.test(text)) return `le HTML n'est pas admis (${shorten(text)}) : écrivez sans balise`;
  if (/\*\*|\]\(|`/.test(text)) return 'le Markdown ne se met que dans le corps : écrivez le texte seul';
  return undefined;
}

/** Each note is referred to, and written once. */
function checkNotes({ notes, noteReferences }: Text['body']): Problem[] {
  return notes.flatMap(({ line, name }, index) => {
    const report = (message: string) => [{ line, field: 'notes', message }];
    if (notes.findIndex((note) => note.name === name) < index)
      return report(`la note [^${name}] est écrite deux fois : changez son nom et son appel`);
    if (noteReferences.every((reference) => reference.name !== name))
      return report(
        `la note [^${name}] n'est appelée nulle part : mettez [^${name}] dans le texte, ou retirez-la`,
      );
    return [];
  });
}

function shorten(text: string): string {
  const [line = ''] = text.trim().split('\n');
  return line.length > 50 ? `${line.slice(0, 50)}…` : line;
}

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
  return [...pieces, ...links].flatMap((piece) => {
    const unknown = unknownFact(piece.text, locale);
    if (unknown === undefined) return [];
    const { line, field } = piece; // a field's line is looked for when it is read
    const names = factNames().map((name) => `{{${name}}}`);
    return [{ line, field, message: `${unknown} ne correspond à rien. Admis : ${names.join(', ')}` }];
  });
}
