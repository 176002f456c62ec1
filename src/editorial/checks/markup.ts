import type { Problem } from '../problem.ts';
import type { Text } from './text.ts';

/** What Markdown that did not take leaves in the text, and how to write it. */
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
  for (const { line, field, text } of pieces.filter((piece) => piece.line < bodyLine)) {
    if (/<[a-z!/?]/i.test(text))
      problems.push({
        line,
        field,
        message: `le HTML n'est pas admis (${shorten(text)}) : écrivez sans balise`,
      });
    else if (/\*\*|\]\(|`/.test(text))
      problems.push({
        line,
        field,
        message: 'le Markdown ne se met que dans le corps : écrivez le texte seul',
      });
  }
  if (body.texts.length === 0)
    problems.push({ line: bodyLine, field: 'corps', message: 'le texte manque, sous la seconde ligne ---' });
  return [...problems, ...checkNotes(body)];
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
